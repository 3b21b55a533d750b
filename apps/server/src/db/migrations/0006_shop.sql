CREATE TABLE "activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"act_code" text NOT NULL,
	"act_type" text NOT NULL,
	"act_title" text NOT NULL,
	"act_subtitle" text DEFAULT '' NOT NULL,
	"act_content" text DEFAULT '' NOT NULL,
	"act_image" text NOT NULL,
	"act_square_image" text,
	"act_start_at" timestamp with time zone,
	"act_end_at" timestamp with time zone,
	"act_enabled" boolean DEFAULT true NOT NULL,
	"act_sort" integer DEFAULT 0 NOT NULL,
	"act_pinned" boolean DEFAULT false NOT NULL,
	"act_link_type" text DEFAULT 'none' NOT NULL,
	"act_link_value" text DEFAULT '' NOT NULL,
	"act_audience_tags" text[] DEFAULT '{}' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_type" CHECK ("activity"."act_type" in ('activity', 'banner')),
	CONSTRAINT "activity_dates" CHECK ("activity"."act_end_at" > "activity"."act_start_at")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"cate_code" text NOT NULL,
	"cate_name" text NOT NULL,
	"parent_id" integer,
	"cate_image" text,
	"cate_sort" integer DEFAULT 0 NOT NULL,
	"cate_enabled" boolean DEFAULT true NOT NULL,
	"cate_show_on_home" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"var_code" text NOT NULL,
	"option_values" text[] NOT NULL,
	"sale_price" integer NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"image" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "product_variant_code_key" UNIQUE("product_id","var_code"),
	CONSTRAINT "product_variant_stock" CHECK ("product_variant"."stock" >= 0),
	CONSTRAINT "product_variant_price" CHECK ("product_variant"."sale_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"prod_code" text NOT NULL,
	"prod_name" text NOT NULL,
	"prod_subtitle" text DEFAULT '' NOT NULL,
	"prod_desc" text DEFAULT '' NOT NULL,
	"prod_list_price" integer,
	"prod_sale_price" integer NOT NULL,
	"prod_cost" integer,
	"prod_sku" text DEFAULT '' NOT NULL,
	"prod_barcode" text DEFAULT '' NOT NULL,
	"prod_images" text[] DEFAULT '{}' NOT NULL,
	"prod_video" text,
	"prod_options" jsonb DEFAULT '[]' NOT NULL,
	"prod_track_stock" boolean DEFAULT false NOT NULL,
	"prod_stock" integer DEFAULT 0 NOT NULL,
	"prod_stock_alert" integer,
	"prod_max_per_order" integer,
	"prod_min_per_order" integer DEFAULT 1 NOT NULL,
	"prod_status" text DEFAULT 'draft' NOT NULL,
	"prod_on_at" timestamp with time zone,
	"prod_off_at" timestamp with time zone,
	"prod_tax_type" smallint DEFAULT 1 NOT NULL,
	"prod_delivery" text[] DEFAULT '{}' NOT NULL,
	"prod_weight_g" integer,
	"prod_tags" text[] DEFAULT '{}' NOT NULL,
	"prod_sort" integer DEFAULT 0 NOT NULL,
	"prod_point_eligible" boolean DEFAULT true NOT NULL,
	"prod_led_show" boolean DEFAULT false NOT NULL,
	"prod_led_text" text DEFAULT '' NOT NULL,
	"prod_sold_qty" integer DEFAULT 0 NOT NULL,
	"prod_view_count" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_status" CHECK ("product"."prod_status" in ('draft', 'on', 'off', 'soldout')),
	CONSTRAINT "product_price" CHECK ("product"."prod_sale_price" >= 0),
	CONSTRAINT "product_list_price" CHECK ("product"."prod_list_price" >= "product"."prod_sale_price"),
	CONSTRAINT "product_stock" CHECK ("product"."prod_stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_category_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_holder" (
	"coupon_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"claimed" integer NOT NULL,
	CONSTRAINT "coupon_holder_coupon_id_member_id_pk" PRIMARY KEY("coupon_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_ticket" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_no" text NOT NULL,
	"store_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"status" text DEFAULT 'held' NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_from" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"order_id" integer,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"channel" text,
	"staff_account_id" integer,
	"source" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "coupon_ticket_no_key" UNIQUE("ticket_no"),
	CONSTRAINT "coupon_ticket_status" CHECK ("coupon_ticket"."status" in ('held', 'used', 'expired', 'revoked', 'restored')),
	CONSTRAINT "coupon_ticket_channel" CHECK ("coupon_ticket"."channel" in ('shop', 'counter', 'game', 'line'))
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"cpn_code" text NOT NULL,
	"cpn_title" text NOT NULL,
	"cpn_desc" text DEFAULT '' NOT NULL,
	"cpn_condition" text DEFAULT '' NOT NULL,
	"cpn_image" text,
	"cpn_reward" jsonb NOT NULL,
	"cpn_min_spend" integer DEFAULT 0 NOT NULL,
	"cpn_scope" jsonb NOT NULL,
	"cpn_issue" jsonb NOT NULL,
	"cpn_total_qty" integer,
	"cpn_per_member" integer DEFAULT 1 NOT NULL,
	"cpn_valid" jsonb NOT NULL,
	"cpn_use_hours" jsonb DEFAULT '[]' NOT NULL,
	"cpn_stackable" boolean DEFAULT false NOT NULL,
	"cpn_stack_with" text[] DEFAULT '{}' NOT NULL,
	"cpn_redeem" text NOT NULL,
	"cpn_line_sync" boolean DEFAULT false NOT NULL,
	"cpn_status" text DEFAULT 'draft' NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"discount_total" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupon_status" CHECK ("coupon"."cpn_status" in ('draft', 'running', 'paused', 'closed')),
	CONSTRAINT "coupon_redeem" CHECK ("coupon"."cpn_redeem" in ('online', 'staff_qr', 'self_confirm')),
	CONSTRAINT "coupon_claimed" CHECK ("coupon"."claimed" between 0 and coalesce("coupon"."cpn_total_qty", 2147483647)),
	CONSTRAINT "coupon_used" CHECK ("coupon"."used" >= 0 and "coupon"."discount_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spent_code" (
	"code" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_event" (
	"webhook_event_id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"member_id" integer,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_tag" (
	"member_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_tag_tag_id_member_id_pk" PRIMARY KEY("tag_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"tag_code" text NOT NULL,
	"tag_name" text NOT NULL,
	"tag_color" text DEFAULT '' NOT NULL,
	"tag_group" text DEFAULT '' NOT NULL,
	"tag_type" text DEFAULT 'manual' NOT NULL,
	"tag_rule" jsonb,
	"ruled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tag_type" CHECK ("tag"."tag_type" in ('manual', 'auto'))
);
--> statement-breakpoint
CREATE TABLE "message_chunk" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_chunk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"no" integer NOT NULL,
	"retry_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_ids" integer[] NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"http_status" integer,
	"request_id" text DEFAULT '' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "message_chunk_key" UNIQUE("message_id","no"),
	CONSTRAINT "message_chunk_status" CHECK ("message_chunk"."status" in ('waiting', 'sent', 'failed', 'skipped')),
	CONSTRAINT "message_chunk_size" CHECK (cardinality("message_chunk"."member_ids") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"msg_code" text NOT NULL,
	"msg_title" text NOT NULL,
	"target" jsonb NOT NULL,
	"messages" jsonb NOT NULL,
	"file_names" text[] DEFAULT '{}' NOT NULL,
	"schedule_at" timestamp with time zone,
	"quiet_hours" boolean DEFAULT true NOT NULL,
	"notification_disabled" boolean DEFAULT false NOT NULL,
	"on_quota_short" text DEFAULT 'cancel' NOT NULL,
	"trim_by" text DEFAULT 'recent' NOT NULL,
	"retry_key" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"estimated" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"blocked" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "message_status" CHECK ("message"."status" in ('draft', 'scheduled', 'sending', 'sent', 'partial', 'failed', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}' NOT NULL,
	"account_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_no" text NOT NULL,
	"store_id" integer NOT NULL,
	"point_card_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"goal" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_earn_at" timestamp with time zone,
	"last_earn_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "member_card_no_key" UNIQUE("card_no"),
	CONSTRAINT "member_card_points" CHECK ("member_card"."points" between 0 and "member_card"."goal"),
	CONSTRAINT "member_card_state" CHECK ("member_card"."state" in ('active', 'full', 'expired', 'redeemed'))
);
--> statement-breakpoint
CREATE TABLE "point_card_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_card_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"point_card_id" integer NOT NULL,
	"no" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_card_version_key" UNIQUE("point_card_id","no")
);
--> statement-breakpoint
CREATE TABLE "point_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"pc_code" text NOT NULL,
	"pc_name" text NOT NULL,
	"pc_color" text DEFAULT '' NOT NULL,
	"pc_bg_image" text,
	"pc_icon" text DEFAULT '' NOT NULL,
	"pc_notice" text DEFAULT '' NOT NULL,
	"pc_status" text DEFAULT 'draft' NOT NULL,
	"current_version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "point_card_status" CHECK ("point_card"."pc_status" in ('draft', 'published', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "point_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_card_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"ref_type" text,
	"ref_id" text,
	"staff_account_id" integer,
	"device_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"balance_after" integer NOT NULL,
	CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('bonus', 'earn', 'redeem', 'expire', 'adjust', 'reverse')),
	CONSTRAINT "point_ledger_balance" CHECK ("point_ledger"."balance_after" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "variant_id" integer;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "oi_var_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "oi_var_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "oi_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "oi_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "mbr" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "order_status" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "prod_total_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "discount_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "shipping_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "points_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "invoice" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mbr_picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mbr_gender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mbr_birth" date;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mbr_addr" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mbr_lang" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mbr_level" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "followed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "source" jsonb DEFAULT '{"type":"shop"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "memo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "total_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "last_order_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "last_active_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_act_image_file_uuid_name_fk" FOREIGN KEY ("act_image") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_act_square_image_file_uuid_name_fk" FOREIGN KEY ("act_square_image") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_cate_image_file_uuid_name_fk" FOREIGN KEY ("cate_image") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_image_file_uuid_name_fk" FOREIGN KEY ("image") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_prod_video_file_uuid_name_fk" FOREIGN KEY ("prod_video") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_holder" ADD CONSTRAINT "coupon_holder_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_holder" ADD CONSTRAINT "coupon_holder_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_ticket" ADD CONSTRAINT "coupon_ticket_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_ticket" ADD CONSTRAINT "coupon_ticket_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_ticket" ADD CONSTRAINT "coupon_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_ticket" ADD CONSTRAINT "coupon_ticket_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_cpn_image_file_uuid_name_fk" FOREIGN KEY ("cpn_image") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_event" ADD CONSTRAINT "line_event_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_event" ADD CONSTRAINT "line_event_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tag" ADD CONSTRAINT "member_tag_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tag" ADD CONSTRAINT "member_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_chunk" ADD CONSTRAINT "message_chunk_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_card" ADD CONSTRAINT "member_card_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_card" ADD CONSTRAINT "member_card_point_card_id_point_card_id_fk" FOREIGN KEY ("point_card_id") REFERENCES "public"."point_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_card" ADD CONSTRAINT "member_card_version_id_point_card_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."point_card_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_card" ADD CONSTRAINT "member_card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_card_version" ADD CONSTRAINT "point_card_version_point_card_id_point_card_id_fk" FOREIGN KEY ("point_card_id") REFERENCES "public"."point_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_card" ADD CONSTRAINT "point_card_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_card" ADD CONSTRAINT "point_card_pc_bg_image_file_uuid_name_fk" FOREIGN KEY ("pc_bg_image") REFERENCES "public"."file"("uuid_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_member_card_id_member_card_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_code_key" ON "activity" USING btree ("store_id",lower("act_code"));--> statement-breakpoint
CREATE INDEX "activity_order" ON "activity" USING btree ("store_id","act_type","act_sort","id");--> statement-breakpoint
CREATE INDEX "activity_image" ON "activity" USING btree ("act_image");--> statement-breakpoint
CREATE INDEX "activity_square_image" ON "activity" USING btree ("act_square_image");--> statement-breakpoint
CREATE UNIQUE INDEX "category_code_key" ON "category" USING btree ("store_id",lower("cate_code"));--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "category_image" ON "category" USING btree ("cate_image");--> statement-breakpoint
CREATE INDEX "product_variant_image" ON "product_variant" USING btree ("image");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code_key" ON "product" USING btree ("store_id",lower("prod_code")) WHERE "product"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "product_order" ON "product" USING btree ("store_id","prod_sort","id");--> statement-breakpoint
CREATE INDEX "product_images" ON "product" USING gin ("prod_images");--> statement-breakpoint
CREATE INDEX "product_category_product" ON "product_category" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "coupon_ticket_store" ON "coupon_ticket" USING btree ("store_id","claimed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupon_ticket_coupon" ON "coupon_ticket" USING btree ("coupon_id","status");--> statement-breakpoint
CREATE INDEX "coupon_ticket_member" ON "coupon_ticket" USING btree ("member_id","claimed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupon_ticket_order" ON "coupon_ticket" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_ticket_expiry" ON "coupon_ticket" USING btree ("expires_at") WHERE "coupon_ticket"."status" in ('held', 'restored');--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_key" ON "coupon" USING btree ("store_id",lower("cpn_code")) WHERE "coupon"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "coupon_store" ON "coupon" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "coupon_image" ON "coupon" USING btree ("cpn_image");--> statement-breakpoint
CREATE INDEX "spent_code_expiry" ON "spent_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "line_event_taken" ON "line_event" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "line_event_member" ON "line_event" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "member_tag_member" ON "member_tag" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_code_key" ON "tag" USING btree ("store_id",lower("tag_code"));--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name_key" ON "tag" USING btree ("store_id","tag_name");--> statement-breakpoint
CREATE UNIQUE INDEX "message_code_key" ON "message" USING btree ("store_id","msg_code");--> statement-breakpoint
CREATE UNIQUE INDEX "message_retry_key" ON "message" USING btree ("store_id","retry_key");--> statement-breakpoint
CREATE INDEX "message_store" ON "message" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_files" ON "message" USING gin ("file_names");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("schedule_at") WHERE "message"."status" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_card_open_key" ON "member_card" USING btree ("point_card_id","member_id") WHERE "member_card"."state" = 'active';--> statement-breakpoint
CREATE INDEX "member_card_store" ON "member_card" USING btree ("store_id","issued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_card_member" ON "member_card" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_card_expiry" ON "member_card" USING btree ("expire_at") WHERE "member_card"."state" in ('active', 'full');--> statement-breakpoint
CREATE UNIQUE INDEX "point_card_code_key" ON "point_card" USING btree ("store_id",lower("pc_code")) WHERE "point_card"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "point_card_store" ON "point_card" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "point_card_bg" ON "point_card" USING btree ("pc_bg_image");--> statement-breakpoint
CREATE INDEX "point_ledger_card" ON "point_ledger" USING btree ("member_card_id","id");--> statement-breakpoint
CREATE INDEX "point_ledger_ref" ON "point_ledger" USING btree ("ref_type","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_once_key" ON "point_ledger" USING btree ("member_card_id","reason","ref_type","ref_id") WHERE "point_ledger"."ref_id" is not null;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_variant_id_product_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_item_product" ON "order_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_item_variant" ON "order_item" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_member" ON "order" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_request_key" ON "order" USING btree ("store_id","request_key") WHERE "order"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "member_spent" ON "member" USING btree ("store_id","total_spent");--> statement-breakpoint
CREATE INDEX "member_active" ON "member" USING btree ("store_id","last_active_at");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_no_key" UNIQUE("order_no");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_qty" CHECK ("order_item"."oi_prod_sale_qty" > 0);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_status" CHECK ("order"."order_status" in ('created', 'paid', 'preparing', 'ready', 'done', 'canceled'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_refund" CHECK ("order"."refunded_amount" between 0 and "order"."order_amount");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_gender" CHECK ("member"."mbr_gender" in ('', 'M', 'F', 'X'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_spent" CHECK ("member"."total_spent" >= 0 and "member"."order_count" >= 0);--> statement-breakpoint
CREATE FUNCTION "point_ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the point ledger is append only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "point_ledger_append_only" BEFORE UPDATE OR DELETE ON "point_ledger" FOR EACH ROW EXECUTE FUNCTION "point_ledger_is_append_only"();
