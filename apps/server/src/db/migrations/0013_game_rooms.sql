CREATE TABLE "game_room" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"ad_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"record_id" integer,
	"game_id" smallint NOT NULL,
	"room_id" text NOT NULL,
	"key_name" text DEFAULT '' NOT NULL,
	"device_id" integer,
	"screen_ids" integer[] NOT NULL,
	"opened_by" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"ended_by" integer,
	CONSTRAINT "game_room_code_key" UNIQUE("code"),
	CONSTRAINT "game_room_times" CHECK ("game_room"."opened_at" <= "game_room"."starts_at" and "game_room"."starts_at" < "game_room"."ends_at"),
	CONSTRAINT "game_room_end" CHECK (("game_room"."ended_at" is null) = ("game_room"."end_reason" is null)),
	CONSTRAINT "game_room_reason" CHECK ("game_room"."end_reason" in ('finished', 'forced', 'expired', 'device_gone', 'ad_gone'))
);
--> statement-breakpoint
ALTER TABLE "game_room" ADD CONSTRAINT "game_room_ad_id_ad_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ad"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_room" ADD CONSTRAINT "game_room_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_room" ADD CONSTRAINT "game_room_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_room" ADD CONSTRAINT "game_room_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_room_open_device" ON "game_room" USING btree ("device_id") WHERE "game_room"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_room_open_ad" ON "game_room" USING btree ("ad_id") WHERE "game_room"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "game_room_ad" ON "game_room" USING btree ("ad_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_room_store" ON "game_room" USING btree ("store_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_room_device" ON "game_room" USING btree ("device_id");