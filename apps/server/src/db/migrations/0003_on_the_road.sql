CREATE TABLE "ad_scan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_scan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ad_id" integer NOT NULL,
	"record_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_pairing" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_pairing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"secret_hash" text NOT NULL,
	"device_id" integer,
	"app_version" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "device_pairing_code_key" UNIQUE("code"),
	CONSTRAINT "device_pairing_secret_key" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "game_result" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"record_id" integer NOT NULL,
	"record_time" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"score" integer NOT NULL,
	"end_status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_image" (
	"record_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"file_name" text NOT NULL,
	CONSTRAINT "record_image_record_id_at_pk" PRIMARY KEY("record_id","at")
);
--> statement-breakpoint
CREATE TABLE "record_play" (
	"play_id" uuid PRIMARY KEY NOT NULL,
	"record_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"planned_ms" integer NOT NULL,
	"played_ms" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "record_sample" (
	"record_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"record_time" timestamp with time zone NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" real,
	"temp" real,
	"humidity" real,
	"is_rainy" boolean,
	"people_count" integer,
	"male" smallint,
	"female" smallint,
	"gender_unknown" smallint,
	"age0" smallint,
	"age13" smallint,
	"age19" smallint,
	"age35" smallint,
	"age60" smallint,
	"age_unknown" smallint,
	CONSTRAINT "record_sample_record_id_record_time_device_id_pk" PRIMARY KEY("record_id","record_time","device_id")
) PARTITION BY RANGE ("record_time");
--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "image_name" text;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "image_updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "sample_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "delivered_plays" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "planned_plays" integer;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "km_driven" double precision;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "moving_seconds" integer;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "adherence_pct" double precision;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "people_total" integer;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "measured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "paired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "app_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "disk_free" bigint;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "clock_skew_ms" integer;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "queued" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "on_screen" jsonb;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "faults" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "image_name" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "image_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "offline_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ad_scan" ADD CONSTRAINT "ad_scan_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_scan" ADD CONSTRAINT "ad_scan_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_pairing" ADD CONSTRAINT "device_pairing_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_image" ADD CONSTRAINT "record_image_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_image" ADD CONSTRAINT "record_image_file_name_file_uuid_name_fk" FOREIGN KEY ("file_name") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_play" ADD CONSTRAINT "record_play_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_scan_ad" ON "ad_scan" USING btree ("ad_id","at");--> statement-breakpoint
CREATE INDEX "ad_scan_record" ON "ad_scan" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "device_pairing_expires" ON "device_pairing" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "game_result_time" ON "game_result" USING btree ("record_id","record_time");--> statement-breakpoint
CREATE INDEX "record_image_file" ON "record_image" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "record_play_time" ON "record_play" USING btree ("record_id","start_at");--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD CONSTRAINT "broadcast_record_image_name_file_uuid_name_fk" FOREIGN KEY ("image_name") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_image_name_file_uuid_name_fk" FOREIGN KEY ("image_name") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_seen" ON "device" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_token_key" UNIQUE("token_hash");