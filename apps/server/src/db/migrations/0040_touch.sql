CREATE TABLE "touch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"record_id" integer,
	"cell" text,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"member_id" integer,
	CONSTRAINT "touch_kind" CHECK ("touch"."kind" in ('scan', 'game', 'link'))
);
--> statement-breakpoint
ALTER TABLE "member_login" ADD COLUMN "touch_id" uuid;--> statement-breakpoint
ALTER TABLE "touch" ADD CONSTRAINT "touch_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touch" ADD CONSTRAINT "touch_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touch" ADD CONSTRAINT "touch_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touch" ADD CONSTRAINT "touch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "touch_ad" ON "touch" USING btree ("ad_id","at");--> statement-breakpoint
CREATE INDEX "touch_store" ON "touch" USING btree ("store_id","at");--> statement-breakpoint
CREATE INDEX "touch_record" ON "touch" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "touch_member" ON "touch" USING btree ("member_id");