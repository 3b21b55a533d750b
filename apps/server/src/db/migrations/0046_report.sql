CREATE TABLE "report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"record_id" integer,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"sha256" text NOT NULL,
	"content_hash" text NOT NULL,
	"bundle" "bytea" NOT NULL,
	"head_size" integer DEFAULT 0 NOT NULL,
	"file" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "report_token_key" UNIQUE("token"),
	CONSTRAINT "report_content_key" UNIQUE("ad_id","content_hash"),
	CONSTRAINT "report_language" CHECK ("report"."language" in ('zh-TW', 'en'))
);
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_store" ON "report" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "report_record" ON "report" USING btree ("record_id");