CREATE TABLE "make_good" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "make_good_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"record_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"share" double precision NOT NULL,
	"credit" integer NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"new_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "make_good_record_key" UNIQUE("record_id"),
	CONSTRAINT "make_good_state" CHECK ("make_good"."state" in ('proposed', 'credited', 'rebooked', 'declined')),
	CONSTRAINT "make_good_share" CHECK ("make_good"."share" >= 0 and "make_good"."share" < 1 and "make_good"."credit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "make_good" ADD CONSTRAINT "make_good_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_good" ADD CONSTRAINT "make_good_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_good" ADD CONSTRAINT "make_good_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "make_good_store" ON "make_good" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "make_good_ad" ON "make_good" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "make_good_open" ON "make_good" USING btree ("id") WHERE "make_good"."state" = 'proposed';