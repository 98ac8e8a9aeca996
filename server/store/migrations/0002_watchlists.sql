CREATE TABLE "watchlists" (
	"user_id" text PRIMARY KEY NOT NULL,
	"groups" jsonb NOT NULL,
	"update_num" integer NOT NULL,
	"updated_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watchlists" ADD CONSTRAINT "watchlists_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;