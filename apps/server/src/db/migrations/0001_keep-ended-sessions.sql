ALTER TABLE "session" DROP CONSTRAINT "session_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;