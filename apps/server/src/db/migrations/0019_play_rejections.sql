ALTER TABLE "broadcast_record" ADD COLUMN "rejected_material" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "rejected_hash" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "rejected_duration" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_play" ADD COLUMN "rejected" text;