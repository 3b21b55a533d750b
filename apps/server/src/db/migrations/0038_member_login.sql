CREATE TABLE "member_login" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"store_id" integer NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"turned_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "third_party" ADD COLUMN "line_login_channel_secret" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_login" ADD CONSTRAINT "member_login_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_login_expires" ON "member_login" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_session_member" ON "member_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_session_expires" ON "member_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_session_ended" ON "member_session" USING btree ("ended_at");
--> statement-breakpoint
-- A member who is disabled or erased stays signed out everywhere, also once enabled again.
CREATE FUNCTION "end_member_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "member_session" SET "ended_at" = now() WHERE "member_id" = NEW.id AND "ended_at" IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "member_signed_out" AFTER UPDATE OF "mbr_enabled", "erased_at" ON "member" FOR EACH ROW
  WHEN (NOT NEW.mbr_enabled OR NEW.erased_at IS NOT NULL)
  EXECUTE FUNCTION "end_member_sessions"();
