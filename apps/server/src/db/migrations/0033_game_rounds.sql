CREATE TABLE "game_input" (
	"room_id" integer NOT NULL,
	"from_tick" integer NOT NULL,
	"until_tick" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "game_input_room_id_from_tick_pk" PRIMARY KEY("room_id","from_tick")
);
--> statement-breakpoint
CREATE TABLE "game_round" (
	"room_id" integer PRIMARY KEY NOT NULL,
	"game_id" smallint NOT NULL,
	"code_version" integer NOT NULL,
	"seed" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ticks" integer,
	"inputs" "bytea",
	"final_hash" text,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_seat" (
	"room_id" integer NOT NULL,
	"no" smallint NOT NULL,
	"name" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"token_hash" text NOT NULL,
	"phone_hash" text,
	"joined_at" timestamp with time zone NOT NULL,
	"score" integer,
	"rank" smallint,
	"end_status" text,
	"member_id" integer,
	"ticket_id" integer,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "game_seat_room_id_no_pk" PRIMARY KEY("room_id","no"),
	CONSTRAINT "game_seat_token_key" UNIQUE("token_hash"),
	CONSTRAINT "game_seat_no" CHECK ("game_seat"."no" between 0 and 31),
	CONSTRAINT "game_seat_end" CHECK ("game_seat"."end_status" in ('win', 'lose', 'timeout', 'quit', 'forced'))
);
--> statement-breakpoint
CREATE TABLE "server_node" (
	"id" text PRIMARY KEY NOT NULL,
	"internal_url" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "game_room_open_ad";--> statement-breakpoint
ALTER TABLE "ad" ADD COLUMN "game_seconds" smallint DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad" ADD COLUMN "game_difficulty" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad" ADD COLUMN "game_win_score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad" ADD COLUMN "game_names" text DEFAULT 'preset' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad" ADD COLUMN "game_coupon" text;--> statement-breakpoint
ALTER TABLE "ad" ADD COLUMN "game_daily_plays" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_room" ADD COLUMN "is_linked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "game_room" ADD COLUMN "settings" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_room" ADD COLUMN "host_node" text;--> statement-breakpoint
ALTER TABLE "game_room" ADD COLUMN "host_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "game_room_id" integer;--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "seat_no" smallint;--> statement-breakpoint
ALTER TABLE "game_input" ADD CONSTRAINT "game_input_room_id_game_round_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_round"("room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_room_id_game_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_seat" ADD CONSTRAINT "game_seat_room_id_game_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_seat" ADD CONSTRAINT "game_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_seat" ADD CONSTRAINT "game_seat_ticket_id_coupon_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."coupon_ticket"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_seat_phone" ON "game_seat" USING btree ("phone_hash","joined_at");--> statement-breakpoint
CREATE INDEX "game_seat_member" ON "game_seat" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "game_seat_ticket" ON "game_seat" USING btree ("ticket_id");--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_game_room_id_game_room_id_fk" FOREIGN KEY ("game_room_id") REFERENCES "public"."game_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_result_seat" ON "game_result" USING btree ("game_room_id","seat_no");--> statement-breakpoint
CREATE UNIQUE INDEX "game_room_open_ad" ON "game_room" USING btree ("ad_id") WHERE "game_room"."ended_at" is null and "game_room"."is_linked";--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_game_difficulty" CHECK ("ad"."game_difficulty" in ('easy', 'normal', 'hard'));--> statement-breakpoint
ALTER TABLE "ad" ADD CONSTRAINT "ad_game_names" CHECK ("ad"."game_names" in ('preset', 'free'));--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_source" CHECK (("game_result"."game_room_id" is null) = ("game_result"."seat_no" is null));