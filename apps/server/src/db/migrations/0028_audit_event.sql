-- Each two neighbouring characters, for an index of substrings: Chinese words often have only two.
CREATE FUNCTION "audit_pairs"("words" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr("words", "at", 2)), '{}')
  FROM generate_series(1, length("words") - 1) AS "at"
$$;
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"store_id" integer,
	"store_name" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"account" text DEFAULT '' NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"session_id" uuid,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text DEFAULT '' NOT NULL,
	"object_name" text DEFAULT '' NOT NULL,
	"change" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" text DEFAULT 'done' NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(action || ' ' || account || ' ' || account_name || ' ' || address || ' ' || object_id || ' ' || object_name)) STORED NOT NULL,
	CONSTRAINT "audit_event_outcome" CHECK ("audit_event"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
CREATE INDEX "audit_event_newest" ON "audit_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_event_of_store" ON "audit_event" USING btree ("store_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_of_account" ON "audit_event" USING btree (lower("account"),"at","id");--> statement-breakpoint
CREATE INDEX "audit_event_of_action" ON "audit_event" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_of_object" ON "audit_event" USING btree ("object_kind","object_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_of_address" ON "audit_event" USING btree ("address","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_search" ON "audit_event" USING gin (audit_pairs("search"));--> statement-breakpoint
CREATE FUNCTION "audit_event_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Only the retention job sets it, for its own transaction.
  "days" int := nullif(current_setting('lumiroute.audit_days', true), '');
BEGIN
  IF TG_OP = 'DELETE' AND "days" >= 30 AND OLD."at" < now() - make_interval(days => "days") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit trail is append only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_event_append_only" BEFORE UPDATE OR DELETE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION "audit_event_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_event_no_truncate" BEFORE TRUNCATE ON "audit_event" FOR EACH STATEMENT EXECUTE FUNCTION "audit_event_is_append_only"();
