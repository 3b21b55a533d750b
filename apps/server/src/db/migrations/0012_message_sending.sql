CREATE TABLE "message_link" (
	"code" text PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"url" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "message_due";--> statement-breakpoint
ALTER TABLE "message_chunk" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_chunk" ADD COLUMN "blocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "target_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "line_messages" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "coupon_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "revenue" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_link" ADD CONSTRAINT "message_link_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_link_message" ON "message_link" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_chunk_members" ON "message_chunk" USING gin ("member_ids");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at") WHERE "message"."status" in ('scheduled', 'sending');