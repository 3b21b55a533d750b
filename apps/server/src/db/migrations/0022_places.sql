CREATE TABLE "screen_booking" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screen_booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"date" date NOT NULL,
	"ad_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screen_booking_day_key" UNIQUE("device_id","date")
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"panel_width" integer,
	"panel_height" integer,
	"direction" text,
	"photo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "place_position" CHECK (("place"."latitude" is null) = ("place"."longitude" is null)),
	CONSTRAINT "place_panel" CHECK (("place"."panel_width" is null) = ("place"."panel_height" is null)),
	CONSTRAINT "place_direction" CHECK ("place"."direction" in ('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'))
);
--> statement-breakpoint
DROP INDEX "ad_snapshot_place";--> statement-breakpoint
ALTER TABLE "ad" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "place_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "late_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "screen_booking" ADD CONSTRAINT "screen_booking_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_booking" ADD CONSTRAINT "screen_booking_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_photo_file_uuid_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screen_booking_ad" ON "screen_booking" USING btree ("ad_id","date");--> statement-breakpoint
CREATE INDEX "screen_booking_date" ON "screen_booking" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "place_name_key" ON "place" USING btree (lower(regexp_replace(normalize("name", NFKC), '\s', '', 'g')));--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_place" ON "ad" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "device_place" ON "device" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "device_store" ON "device" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_home" CHECK (num_nonnulls("device"."place_id", "device"."store_id") <= 1);