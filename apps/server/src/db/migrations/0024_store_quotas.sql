ALTER TABLE "store" ADD COLUMN "quota_storage_bytes" bigint;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "quota_members" integer;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "quota_products" integer;