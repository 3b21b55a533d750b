CREATE TABLE "activity_day" (
	"store_id" integer NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "activity_day_store_id_source_day_category_pk" PRIMARY KEY("store_id","source","day","category")
);
--> statement-breakpoint
CREATE INDEX "activity_day_of_all" ON "activity_day" USING btree ("source","day");--> statement-breakpoint
INSERT INTO "activity_day" ("store_id", "source", "day", "category", "count")
SELECT "store_id", "source", "day", coalesce("category", ''), count(*) FROM "activity_log" GROUP BY 1, 2, 3, 4;
