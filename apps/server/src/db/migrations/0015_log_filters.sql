DROP INDEX "activity_log_day";--> statement-breakpoint
DROP INDEX "activity_log_all";--> statement-breakpoint
CREATE INDEX "activity_log_of_store" ON "activity_log" USING btree ("store_id","source","day","category","method","status_code");--> statement-breakpoint
CREATE INDEX "activity_log_of_all" ON "activity_log" USING btree ("source","day","category","method","status_code");