CREATE TABLE "world_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "world_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"revoked_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "world_seats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "world_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"seat_number" integer,
	"joined_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worlds" (
	"world_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"state" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"runs_on" boolean NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"last_seen_ms" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"next_number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "world_links" ADD CONSTRAINT "world_links_world_id_worlds_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."worlds"("world_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_seats" ADD CONSTRAINT "world_seats_world_id_worlds_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."worlds"("world_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_seats" ADD CONSTRAINT "world_seats_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worlds" ADD CONSTRAINT "worlds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "world_links_token" ON "world_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "world_links_world" ON "world_links" USING btree ("world_id");--> statement-breakpoint
CREATE UNIQUE INDEX "world_seats_of_user" ON "world_seats" USING btree ("world_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "world_seats_number" ON "world_seats" USING btree ("world_id","seat_number");--> statement-breakpoint
CREATE INDEX "world_seats_user" ON "world_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "worlds_user" ON "worlds" USING btree ("user_id");