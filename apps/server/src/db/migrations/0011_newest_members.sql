DROP INDEX "member_newest";--> statement-breakpoint
CREATE INDEX "member_newest" ON "member" USING btree ("store_id","created_at","id");