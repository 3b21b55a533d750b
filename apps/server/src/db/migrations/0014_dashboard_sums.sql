CREATE INDEX "ad_reviewed" ON "ad" USING btree ("reviewed_at") WHERE "ad"."reviewed_at" is not null;--> statement-breakpoint
CREATE INDEX "broadcast_record_date" ON "broadcast_record" USING btree ("broadcast_date");--> statement-breakpoint
CREATE INDEX "coupon_ticket_used" ON "coupon_ticket" USING btree ("store_id","used_at") WHERE "coupon_ticket"."used_at" is not null;--> statement-breakpoint
CREATE INDEX "member_friend" ON "member" USING btree ("store_id","followed_at");--> statement-breakpoint
CREATE INDEX "order_day" ON "order" USING btree ("store_id","order_time");--> statement-breakpoint
CREATE INDEX "order_paid" ON "order" USING btree ("paid_at") WHERE "order"."source" = 'AD' and "order"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "order_ad_open" ON "order" USING btree ("ad_id") WHERE "order"."ad_id" is not null and "order"."payment_status" in ('INIT', 'PENDING', 'FAIL', 'EXPIRED');--> statement-breakpoint
CREATE INDEX "order_refund_due" ON "order" USING btree ("store_id") WHERE "order"."payment_status" = 'REFUNDING';