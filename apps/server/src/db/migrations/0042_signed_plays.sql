CREATE TABLE "device_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"algorithm" text NOT NULL,
	"public_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_key_fingerprint_key" UNIQUE("fingerprint"),
	CONSTRAINT "device_key_algorithm" CHECK ("device_key"."algorithm" in ('Ed25519', 'P-256'))
);
--> statement-breakpoint
CREATE TABLE "record_chain" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_chain_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"record_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"key_id" integer NOT NULL,
	"seq_from" integer NOT NULL,
	"seq_to" integer NOT NULL,
	"head" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_chain_from_key" UNIQUE("record_id","key_id","seq_from"),
	CONSTRAINT "record_chain_to_key" UNIQUE("record_id","key_id","seq_to"),
	CONSTRAINT "record_chain_range" CHECK ("record_chain"."seq_from" >= 1 and "record_chain"."seq_from" <= "record_chain"."seq_to")
);
--> statement-breakpoint
CREATE TABLE "record_tombstone" (
	"key_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "record_tombstone_record_id_key_id_seq_pk" PRIMARY KEY("record_id","key_id","seq")
);
--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "reported_plays" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_record" ADD COLUMN "signed_plays" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "can_sign" boolean;--> statement-breakpoint
ALTER TABLE "record_image" ADD COLUMN "key_id" integer;--> statement-breakpoint
ALTER TABLE "record_image" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "record_image" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "record_play" ADD COLUMN "key_id" integer;--> statement-breakpoint
ALTER TABLE "record_play" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "record_chain" ADD CONSTRAINT "record_chain_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_chain" ADD CONSTRAINT "record_chain_key_id_device_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."device_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_tombstone" ADD CONSTRAINT "record_tombstone_key_id_device_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."device_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_tombstone" ADD CONSTRAINT "record_tombstone_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_key_device" ON "device_key" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "record_chain_key" ON "record_chain" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "record_tombstone_key" ON "record_tombstone" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_image_chain" ON "record_image" USING btree ("record_id","key_id","seq") WHERE "record_image"."key_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "record_play_chain" ON "record_play" USING btree ("record_id","key_id","seq") WHERE "record_play"."key_id" is not null;--> statement-breakpoint
ALTER TABLE "record_image" ADD CONSTRAINT "record_image_signed" CHECK (num_nonnulls("record_image"."key_id", "record_image"."seq") in (0, 2));--> statement-breakpoint
ALTER TABLE "record_play" ADD CONSTRAINT "record_play_signed" CHECK (("record_play"."key_id" is null) = ("record_play"."seq" is null));--> statement-breakpoint
UPDATE "broadcast_record" r SET "reported_plays" = p.n FROM (SELECT "record_id", count(*)::int AS n FROM "record_play" GROUP BY 1) p WHERE p."record_id" = r."id";
