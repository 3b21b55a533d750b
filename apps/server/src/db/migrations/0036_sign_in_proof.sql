CREATE TABLE "sign_in_proof" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_proof" ADD CONSTRAINT "sign_in_proof_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_proof_session" ON "sign_in_proof" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sign_in_proof_expires" ON "sign_in_proof" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "authenticated_at";