ALTER TABLE "order_item" ADD COLUMN "oi_point_eligible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "oi_refunded_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "oi_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "is_stock_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_waiting" ON "order" USING btree ("order_time") WHERE "order"."order_status" = 'created';--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_refunded_qty" CHECK ("order_item"."oi_refunded_qty" between 0 and "order_item"."oi_prod_sale_qty");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_refunded" CHECK ("order_item"."oi_refunded" between 0 and "order_item"."oi_total");