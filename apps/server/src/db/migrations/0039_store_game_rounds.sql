CREATE TABLE "store_game_round" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" integer NOT NULL,
	"member_id" integer,
	"game_id" smallint NOT NULL,
	"code_version" integer NOT NULL,
	"seed" integer NOT NULL,
	"seconds" smallint NOT NULL,
	"win_score" integer NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"is_given_up" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp with time zone,
	"score" integer,
	"inputs" "bytea",
	"inputs_hash" text,
	"ticket_id" integer,
	"prize_refusal" text,
	CONSTRAINT "store_game_round_game" CHECK ("store_game_round"."game_id" between 1 and 4),
	CONSTRAINT "store_game_round_end" CHECK (("store_game_round"."finished_at" is null) = ("store_game_round"."score" is null)),
	CONSTRAINT "store_game_round_prize" CHECK ("store_game_round"."prize_refusal" in ('none', 'gone', 'limit'))
);
--> statement-breakpoint
ALTER TABLE "store_game_round" ADD CONSTRAINT "store_game_round_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_game_round" ADD CONSTRAINT "store_game_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_game_round" ADD CONSTRAINT "store_game_round_ticket_id_coupon_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."coupon_ticket"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_game_round_open" ON "store_game_round" USING btree ("member_id") WHERE "store_game_round"."finished_at" is null and not "store_game_round"."is_given_up";--> statement-breakpoint
CREATE INDEX "store_game_round_member" ON "store_game_round" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "store_game_round_store" ON "store_game_round" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "store_game_round_ticket" ON "store_game_round" USING btree ("ticket_id");