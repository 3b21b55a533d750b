CREATE TABLE "stream_event" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"record_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"log_url" text DEFAULT '' NOT NULL,
	"log_attempts" smallint DEFAULT 0 NOT NULL,
	"log_sent_at" timestamp with time zone,
	"log_problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stream_event_kind" CHECK ("stream_event"."kind" in ('start', 'error', 'resume', 'end'))
);
--> statement-breakpoint
ALTER TABLE "stream_event" ADD CONSTRAINT "stream_event_record_id_broadcast_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."broadcast_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_event_record" ON "stream_event" USING btree ("record_id","at");--> statement-breakpoint
CREATE INDEX "stream_event_unsent" ON "stream_event" USING btree ("record_id") WHERE "stream_event"."log_url" <> '' and "stream_event"."log_sent_at" is null;