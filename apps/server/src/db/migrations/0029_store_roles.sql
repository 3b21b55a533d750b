ALTER TABLE "account" ADD COLUMN "store_role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_store_role" CHECK ("account"."store_role" in ('owner', 'manager', 'counter', 'viewer'));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_operator_owns" CHECK ("account"."role" = 'ROLE_STORE' or "account"."store_role" = 'owner');--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_first_owns" CHECK (not "account"."is_first" or "account"."store_role" = 'owner');--> statement-breakpoint
CREATE FUNCTION "tell_account_role_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_role_changed', NEW.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_role_changed" AFTER UPDATE OF "store_role" ON "account" FOR EACH ROW
  WHEN (OLD.store_role IS DISTINCT FROM NEW.store_role) EXECUTE FUNCTION "tell_account_role_changed"();
