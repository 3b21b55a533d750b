CREATE TABLE "delivery_promise" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_promise_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ad_id" integer NOT NULL,
	"date" date NOT NULL,
	"minutes" integer NOT NULL,
	"plays" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_promise_day_key" UNIQUE("ad_id","date")
);
--> statement-breakpoint
CREATE TABLE "record_cell" (
	"record_id" integer NOT NULL,
	"cell" text NOT NULL,
	"hour" smallint NOT NULL,
	"is_rainy" boolean,
	"minutes" double precision NOT NULL,
	"people_minutes" double precision
);
--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "delivered_minutes" integer;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "people_minutes" integer;--> statement-breakpoint
ALTER TABLE "delivery_promise" ADD CONSTRAINT "delivery_promise_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_cell" ADD CONSTRAINT "record_cell_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_cell_record" ON "record_cell" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "record_cell_cell" ON "record_cell" USING btree ("cell");--> statement-breakpoint
ALTER TABLE "broadcast_record" DROP COLUMN "planned_plays";--> statement-breakpoint
-- Promises of what was approved before they were stored: 8 hours a date. Plays as in plan-plays.ts.
CREATE FUNCTION "backfill_ended"(loop float8[], seconds float8) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((floor(seconds / lap.s) * lap.n)::int + (SELECT count(*)::int FROM (
      SELECT sum(v) OVER (ORDER BY o) AS ends FROM unnest(loop) WITH ORDINALITY AS x(v, o)) e
    WHERE e.ends <= seconds - floor(seconds / lap.s) * lap.s), 0)
  FROM (SELECT nullif(sum(v), 0) AS s, count(*) AS n FROM unnest(loop) AS x(v)) lap
$$;
--> statement-breakpoint
CREATE FUNCTION "backfill_loop"(list jsonb) RETURNS float8[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg((m->>'duration')::float8 ORDER BY o) FILTER (WHERE (m->>'duration')::float8 > 0), '{}')
  FROM jsonb_array_elements(CASE WHEN jsonb_typeof(list->'materials') = 'array' THEN list->'materials' ELSE '[]' END)
    WITH ORDINALITY AS x(m, o)
$$;
--> statement-breakpoint
INSERT INTO "delivery_promise" ("ad_id", "date", "minutes", "plays")
SELECT r.ad_id, r.broadcast_date, 480, CASE
    WHEN s.content->>'moveType' NOT IN ('move_play', 'fix_play') THEN NULL
    WHEN s.content->>'mode' = 'rotate' AND cardinality(l.one) > 0 AND cardinality(l.two) > 0 THEN backfill_ended(
      (SELECT array_agg(v ORDER BY o) FROM generate_series(0, cardinality(l.one) * cardinality(l.two) - 1) n
        CROSS JOIN LATERAL (VALUES (2 * n, l.one[n % cardinality(l.one) + 1]),
          (2 * n + 1, l.two[n % cardinality(l.two) + 1])) AS p(o, v)), 28800)
    ELSE backfill_ended(l.one, 28800) + backfill_ended(l.two, 28800) END
FROM "broadcast_record" r
CROSS JOIN LATERAL (SELECT n.content FROM "ad_snapshot" n WHERE n.ad_id = r.ad_id
  ORDER BY (n.approved_at <= coalesce(r.start_date_time, now())) DESC,
    CASE WHEN n.approved_at <= coalesce(r.start_date_time, now()) THEN n.id ELSE -n.id END DESC LIMIT 1) s
CROSS JOIN LATERAL (SELECT backfill_loop(s.content->'playlistOne') AS one,
  CASE WHEN s.content->>'mode' = 'basic' THEN '{}' ELSE backfill_loop(s.content->'playlistTwo') END AS two) l;
--> statement-breakpoint
DROP FUNCTION "backfill_ended"(float8[], float8);
--> statement-breakpoint
DROP FUNCTION "backfill_loop"(jsonb);
--> statement-breakpoint
-- The job measures them again, for the columns and cells that are new.
UPDATE "broadcast_record" SET "measured_at" = NULL WHERE "reported_at" IS NOT NULL;
