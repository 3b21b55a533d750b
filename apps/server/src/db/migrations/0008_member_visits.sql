CREATE TABLE "member_visit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ad_id" integer,
	"record_id" integer,
	"game_id" integer,
	"score" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_visit_kind" CHECK ("member_visit"."kind" in ('scan', 'game'))
);
--> statement-breakpoint
ALTER TABLE "member_visit" ADD CONSTRAINT "member_visit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_visit" ADD CONSTRAINT "member_visit_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_visit" ADD CONSTRAINT "member_visit_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_visit_member" ON "member_visit" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_visit_ad" ON "member_visit" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "member_visit_record" ON "member_visit" USING btree ("record_id");