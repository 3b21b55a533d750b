CREATE TABLE "log_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"size" bigint NOT NULL,
	"chains" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"finding_count" integer NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_cosignature" (
	"size" bigint NOT NULL,
	"witness" text NOT NULL,
	"line" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "log_cosignature_size_witness_pk" PRIMARY KEY("size","witness")
);
--> statement-breakpoint
CREATE TABLE "log_head" (
	"size" bigint PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"note" text NOT NULL,
	"key_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"origin" text NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_leaf" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_leaf_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"leaf_index" bigint,
	"line" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" integer,
	"record_id" integer,
	"seq" integer,
	"chain_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "log_leaf_hash_key" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "log_mail" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"sent_on" date
);
--> statement-breakpoint
CREATE TABLE "log_salt" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "log_salt_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "log_salt_kind" CHECK ("log_salt"."kind" in ('device', 'record'))
);
--> statement-breakpoint
CREATE TABLE "log_tile" (
	"level" smallint NOT NULL,
	"tile_index" bigint NOT NULL,
	"hashes" "bytea" NOT NULL,
	CONSTRAINT "log_tile_level_tile_index_pk" PRIMARY KEY("level","tile_index"),
	CONSTRAINT "log_tile_width" CHECK (length("log_tile"."hashes") between 32 and 8192 and length("log_tile"."hashes") % 32 = 0)
);
--> statement-breakpoint
CREATE TABLE "log_witness" (
	"name" text PRIMARY KEY NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_cosignature" ADD CONSTRAINT "log_cosignature_size_log_head_size_fk" FOREIGN KEY ("size") REFERENCES "public"."log_head"("size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_head" ADD CONSTRAINT "log_head_key_id_log_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."log_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_mail" ADD CONSTRAINT "log_mail_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "log_leaf_index_key" ON "log_leaf" USING btree ("leaf_index");--> statement-breakpoint
CREATE INDEX "log_leaf_pending" ON "log_leaf" USING btree ("id") WHERE "log_leaf"."leaf_index" is null;--> statement-breakpoint
CREATE INDEX "log_leaf_record" ON "log_leaf" USING btree ("record_id","key_id","seq");--> statement-breakpoint
CREATE INDEX "log_leaf_key" ON "log_leaf" USING btree ("key_id") WHERE "log_leaf"."record_id" is null;--> statement-breakpoint
CREATE INDEX "log_leaf_chain" ON "log_leaf" USING btree ("chain_id");