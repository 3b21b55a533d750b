CREATE TABLE "touch_step" (
	"touch_id" uuid NOT NULL,
	"step" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer,
	CONSTRAINT "touch_step_step_ref_pk" PRIMARY KEY("step","ref"),
	CONSTRAINT "touch_step_step" CHECK ("touch_step"."step" in ('follow', 'coupon', 'order')),
	CONSTRAINT "touch_step_amount" CHECK (("touch_step"."amount" is not null) = ("touch_step"."step" = 'order'))
);
--> statement-breakpoint
ALTER TABLE "touch_step" ADD CONSTRAINT "touch_step_touch_id_touch_id_fk" FOREIGN KEY ("touch_id") REFERENCES "public"."touch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "touch_step_touch" ON "touch_step" USING btree ("touch_id");--> statement-breakpoint
-- Scans from before touches existed count in the funnel too.
INSERT INTO "touch" ("id", "store_id", "ad_id", "record_id", "at", "kind")
SELECT gen_random_uuid(), a."store_id", s."ad_id", s."record_id", s."at", 'scan'
FROM "ad_scan" s JOIN "ad" a ON a."id" = s."ad_id"
WHERE NOT EXISTS (SELECT FROM "touch" t WHERE t."ad_id" = s."ad_id" AND t."at" = s."at");
