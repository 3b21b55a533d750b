CREATE TABLE "email_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_link_kind" CHECK ("email_link"."kind" in ('confirm', 'undo'))
);
--> statement-breakpoint
DROP INDEX "account_name_key";--> statement-breakpoint
DROP INDEX "account_email";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "admin_account_key" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "used_address" text;--> statement-breakpoint
ALTER TABLE "email_link" ADD CONSTRAINT "email_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_link_account" ON "email_link" USING btree ("account_id");--> statement-breakpoint
-- Folds ASCII and full-width letters the same way in every locale; other letters are folded at start.
UPDATE "account" SET "admin_account_key" = "folded"."key", "email_verified_at" = now()
FROM (
	SELECT "id", "name" || CASE WHEN row_number() OVER (PARTITION BY "name" ORDER BY "id") > 1 THEN ' ' || "id" ELSE '' END AS "key"
	FROM (SELECT "id", lower(normalize("admin_account", NFKC) COLLATE "C") AS "name" FROM "account") AS "named"
) AS "folded" WHERE "folded"."id" = "account"."id";--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "admin_account_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_name_key" ON "account" USING btree ("admin_account_key");--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree (lower("admin_email" collate "C"));