CREATE TABLE "shop_settings" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"shipping_home" integer DEFAULT 0 NOT NULL,
	"shipping_cvs" integer DEFAULT 0 NOT NULL,
	"free_shipping_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_settings_fees" CHECK ("shop_settings"."shipping_home" >= 0 and "shop_settings"."shipping_cvs" >= 0),
	CONSTRAINT "shop_settings_free" CHECK ("shop_settings"."free_shipping_from" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;