CREATE TABLE "ad_snapshot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_snapshot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ad_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"file_names" text[] NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_by" integer
);
--> statement-breakpoint
CREATE TABLE "ad" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"move_type" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"route_id" integer,
	"fix_location" text DEFAULT '' NOT NULL,
	"mode" text NOT NULL,
	"play_id1" integer NOT NULL,
	"play_id2" integer,
	"game_id" smallint,
	"game_end_uri" text DEFAULT '' NOT NULL,
	"game_win_uri" text DEFAULT '' NOT NULL,
	"united_room_id" text DEFAULT '' NOT NULL,
	"united_device_id" text DEFAULT '' NOT NULL,
	"united_banner" text,
	"wait_seconds" integer DEFAULT 60 NOT NULL,
	"orientation" text DEFAULT 'landscape' NOT NULL,
	"mux_token" text DEFAULT '' NOT NULL,
	"stream_url" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"start_at" timestamp with time zone,
	"stop_at" timestamp with time zone,
	"stream_log_url" text DEFAULT '' NOT NULL,
	"banner_image" text,
	"banner_width" integer,
	"banner_height" integer,
	"enabled_banner" boolean DEFAULT false NOT NULL,
	"enabled_qrcode_log" boolean DEFAULT false NOT NULL,
	"qrcode_url" text DEFAULT '' NOT NULL,
	"broadcast_dates" date[] NOT NULL,
	"marquee" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"review" text DEFAULT 'draft' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"has_open_change" boolean DEFAULT false NOT NULL,
	"snapshot_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ad_review" CHECK ("ad"."review" in ('draft', 'request', 'accept', 'reject')),
	CONSTRAINT "ad_dates" CHECK (cardinality("ad"."broadcast_dates") between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "broadcast_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcast_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ad_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"vehicle_id" integer,
	"broadcast_date" date NOT NULL,
	"start_date_time" timestamp with time zone,
	"end_date_time" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broadcast_record_day_key" UNIQUE("ad_id","broadcast_date")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"date" date NOT NULL,
	"ad_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_day_key" UNIQUE("vehicle_id","date"),
	CONSTRAINT "booking_ad_key" UNIQUE("ad_id","date")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mac_addr" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'player' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"default_play_id1" integer,
	"default_play_id2" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "device_mac_key" UNIQUE("mac_addr"),
	CONSTRAINT "device_kind" CHECK ("device"."kind" in ('player', 'sensor'))
);
--> statement-breakpoint
CREATE TABLE "route" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kml" text NOT NULL,
	"lines" jsonb NOT NULL,
	"length_km" double precision NOT NULL,
	"point_count" integer NOT NULL,
	"bounds" double precision[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timetable" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timetable_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"days" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timetable_month_key" UNIQUE("vehicle_id","year","month"),
	CONSTRAINT "timetable_days" CHECK (cardinality("timetable"."days") = 31)
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"vehicle_status" text NOT NULL,
	"device_one" text,
	"sensor_one" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vehicle_device_key" UNIQUE("device_one"),
	CONSTRAINT "vehicle_sensor_key" UNIQUE("sensor_one"),
	CONSTRAINT "vehicle_type" CHECK ("vehicle"."vehicle_type" in ('car', 'truck', 'bus', 'motor')),
	CONSTRAINT "vehicle_status" CHECK ("vehicle"."vehicle_status" in ('online', 'offline', 'repair'))
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"oi_prod_code" text NOT NULL,
	"oi_prod_name" text NOT NULL,
	"oi_prod_sale_qty" integer NOT NULL,
	"oi_prod_sale_price" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"source" text NOT NULL,
	"ad_id" integer,
	"ad_name" text,
	"account_id" integer,
	"admin_name" text DEFAULT '' NOT NULL,
	"payment_id" text NOT NULL,
	"payment_type" text DEFAULT '' NOT NULL,
	"payment_status" text NOT NULL,
	"order_amount" integer NOT NULL,
	"order_time" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"memo" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_ad_key" UNIQUE("ad_id"),
	CONSTRAINT "order_source" CHECK ("order"."source" in ('CART', 'CUSTOM', 'AD', 'POS')),
	CONSTRAINT "order_amount" CHECK ("order"."order_amount" >= 0),
	CONSTRAINT "order_payment_status" CHECK ("order"."payment_status" in ('INIT', 'PENDING', 'SUCCESS', 'FAIL', 'EXPIRED', 'REFUNDING', 'REFUNDED', 'PART_REFUNDED'))
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" text NOT NULL,
	"provider" text NOT NULL,
	"verdict" text NOT NULL,
	"body" jsonb NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" text NOT NULL,
	"order_id" integer NOT NULL,
	"uuid" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payment_id_key" UNIQUE("payment_id"),
	CONSTRAINT "payment_status" CHECK ("payment"."status" in ('INIT', 'PENDING', 'SUCCESS', 'FAIL', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"playlist_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration" double precision NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "material_type" CHECK ("material"."type" in ('video', 'image'))
);
--> statement-breakpoint
CREATE TABLE "playlist" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "playlist_format" CHECK ("playlist"."format" in ('video', 'image', 'game_side_bar'))
);
--> statement-breakpoint
ALTER TABLE "ad_snapshot" ADD CONSTRAINT "ad_snapshot_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_route_id_route_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."route"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_play_id1_playlist_id_fk" FOREIGN KEY ("play_id1") REFERENCES "public"."playlist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_play_id2_playlist_id_fk" FOREIGN KEY ("play_id2") REFERENCES "public"."playlist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_united_banner_file_uuid_name_fk" FOREIGN KEY ("united_banner") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_banner_image_file_uuid_name_fk" FOREIGN KEY ("banner_image") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_snapshot_id_ad_snapshot_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."ad_snapshot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD CONSTRAINT "broadcast_record_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD CONSTRAINT "broadcast_record_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD CONSTRAINT "broadcast_record_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_default_play_id1_playlist_id_fk" FOREIGN KEY ("default_play_id1") REFERENCES "public"."playlist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_default_play_id2_playlist_id_fk" FOREIGN KEY ("default_play_id2") REFERENCES "public"."playlist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable" ADD CONSTRAINT "timetable_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_device_one_device_mac_addr_fk" FOREIGN KEY ("device_one") REFERENCES "public"."device"("mac_addr") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_sensor_one_device_mac_addr_fk" FOREIGN KEY ("sensor_one") REFERENCES "public"."device"("mac_addr") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_file_name_file_uuid_name_fk" FOREIGN KEY ("file_name") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist" ADD CONSTRAINT "playlist_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_snapshot_ad" ON "ad_snapshot" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "ad_snapshot_files" ON "ad_snapshot" USING gin ("file_names");--> statement-breakpoint
CREATE INDEX "ad_store" ON "ad" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "ad_review" ON "ad" USING btree ("review","submitted_at");--> statement-breakpoint
CREATE INDEX "ad_route" ON "ad" USING btree ("route_id");--> statement-breakpoint
CREATE INDEX "ad_play1" ON "ad" USING btree ("play_id1");--> statement-breakpoint
CREATE INDEX "ad_play2" ON "ad" USING btree ("play_id2");--> statement-breakpoint
CREATE INDEX "ad_banner" ON "ad" USING btree ("banner_image");--> statement-breakpoint
CREATE INDEX "ad_united_banner" ON "ad" USING btree ("united_banner");--> statement-breakpoint
CREATE INDEX "broadcast_record_store" ON "broadcast_record" USING btree ("store_id","broadcast_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "broadcast_record_vehicle" ON "broadcast_record" USING btree ("vehicle_id","broadcast_date");--> statement-breakpoint
CREATE INDEX "booking_date" ON "booking" USING btree ("date");--> statement-breakpoint
CREATE INDEX "device_play1" ON "device" USING btree ("default_play_id1");--> statement-breakpoint
CREATE INDEX "device_play2" ON "device" USING btree ("default_play_id2");--> statement-breakpoint
CREATE UNIQUE INDEX "route_code_key" ON "route" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "timetable_month" ON "timetable" USING btree ("year","month");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_no_key" ON "vehicle" USING btree (lower("no"));--> statement-breakpoint
CREATE INDEX "vehicle_type" ON "vehicle" USING btree ("vehicle_type","vehicle_status");--> statement-breakpoint
CREATE INDEX "order_item_order" ON "order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_store" ON "order" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "order_open" ON "order" USING btree ("payment_status") WHERE "order"."payment_status" in ('INIT', 'PENDING');--> statement-breakpoint
CREATE INDEX "payment_notice_payment" ON "payment_notice" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("created_at") WHERE "payment"."status" in ('INIT', 'PENDING');--> statement-breakpoint
CREATE INDEX "material_order" ON "material" USING btree ("playlist_id","position");--> statement-breakpoint
CREATE INDEX "material_file" ON "material" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "playlist_store" ON "playlist" USING btree ("store_id","id");