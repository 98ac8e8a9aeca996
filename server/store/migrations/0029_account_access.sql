CREATE TABLE "ended_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frozen_users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"user_id" text NOT NULL,
	"world" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"sealed" text NOT NULL,
	"reason" text NOT NULL,
	"sent_at_ms" bigint NOT NULL,
	"decided_at_ms" bigint,
	"decided_by" text NOT NULL,
	CONSTRAINT "identity_checks_user_id_world_pk" PRIMARY KEY("user_id","world")
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"document_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_documents_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"side" text NOT NULL,
	"media_type" text NOT NULL,
	"sealed" text NOT NULL,
	"sent_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "frozen_users" ADD CONSTRAINT "frozen_users_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_sessions_expiry" ON "ended_sessions" USING btree ("expires_at_ms");--> statement-breakpoint
CREATE INDEX "identity_checks_waiting" ON "identity_checks" USING btree ("state","sent_at_ms");--> statement-breakpoint
CREATE INDEX "identity_documents_user" ON "identity_documents" USING btree ("user_id");