CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"admin_account" text NOT NULL,
	"admin_name" text NOT NULL,
	"admin_email" text NOT NULL,
	"admin_enabled" boolean DEFAULT true NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_role" CHECK ("account"."role" in ('ROLE_ADMIN', 'ROLE_STORE'))
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"spent_at" timestamp with time zone,
	"attempt" uuid
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"reg_info" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_key" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"account_id" integer,
	"source" text NOT NULL,
	"category" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status_code" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "activity_log_source" CHECK ("activity_log"."source" in ('cms', 'frontend'))
);
--> statement-breakpoint
CREATE TABLE "file" (
	"uuid_name" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration_seconds" double precision,
	"is_private" boolean DEFAULT false NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"mbr_code" text NOT NULL,
	"line_user_id" text,
	"mbr_display_name" text DEFAULT '' NOT NULL,
	"mbr_name" text DEFAULT '' NOT NULL,
	"mbr_mobile" text DEFAULT '' NOT NULL,
	"mbr_email" text DEFAULT '' NOT NULL,
	"follow_status" text DEFAULT 'never' NOT NULL,
	"mbr_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_follow_status" CHECK ("member"."follow_status" in ('following', 'blocked', 'never'))
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_code" text NOT NULL,
	"store_name" text NOT NULL,
	"store_enabled" boolean DEFAULT true NOT NULL,
	"store_tax_number" text,
	"store_phone" text DEFAULT '' NOT NULL,
	"store_addr" text DEFAULT '' NOT NULL,
	"store_addr_lat" double precision,
	"store_addr_lng" double precision,
	"store_intro" text DEFAULT '' NOT NULL,
	"store_service" text DEFAULT '' NOT NULL,
	"store_reserve" text DEFAULT '' NOT NULL,
	"store_image" text,
	"store_big_image" text[] DEFAULT '{}' NOT NULL,
	"store_website" text DEFAULT '' NOT NULL,
	"store_lineoa" text DEFAULT '' NOT NULL,
	"store_facebook" text DEFAULT '' NOT NULL,
	"store_prod_name" text DEFAULT '' NOT NULL,
	"game_id" smallint,
	"store_belong" smallint DEFAULT 0 NOT NULL,
	"is_platform" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "store_big_image_count" CHECK (cardinality("store"."store_big_image") <= 3),
	CONSTRAINT "store_platform_enabled" CHECK (not "store"."is_platform" or "store"."store_enabled")
);
--> statement-breakpoint
CREATE TABLE "third_party" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"line_channel_secret" text NOT NULL,
	"line_access_token" text NOT NULL,
	"line_liff_id" text DEFAULT '' NOT NULL,
	"line_login_channel_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party" ADD CONSTRAINT "third_party_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_name_key" ON "account" USING btree (lower("admin_account"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_first_key" ON "account" USING btree ("store_id") WHERE "account"."is_first";--> statement-breakpoint
CREATE INDEX "account_store" ON "account" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree (lower("admin_email"));--> statement-breakpoint
CREATE INDEX "password_link_account" ON "password_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_ended" ON "session" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failure_account" ON "sign_in_failure" USING btree ("account_key","at");--> statement-breakpoint
CREATE INDEX "sign_in_failure_address" ON "sign_in_failure" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "activity_log_day" ON "activity_log" USING btree ("store_id","source","day","category");--> statement-breakpoint
CREATE INDEX "activity_log_newest" ON "activity_log" USING btree ("store_id","source","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_log_all" ON "activity_log" USING btree ("source","day","category");--> statement-breakpoint
CREATE INDEX "file_store" ON "file" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "file_created" ON "file" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_code_key" ON "member" USING btree ("store_id","mbr_code");--> statement-breakpoint
CREATE UNIQUE INDEX "member_line_key" ON "member" USING btree ("store_id","line_user_id");--> statement-breakpoint
CREATE INDEX "member_newest" ON "member" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "store_code_key" ON "store" USING btree (lower("store_code"));--> statement-breakpoint
CREATE UNIQUE INDEX "store_tax_number_key" ON "store" USING btree ("store_tax_number");--> statement-breakpoint
CREATE UNIQUE INDEX "store_platform_key" ON "store" USING btree ("is_platform") WHERE "store"."is_platform";