CREATE TABLE "kept_backtests" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"kept_at_ms" bigint NOT NULL,
	"kept" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_backtests_account" ON "kept_backtests" USING btree ("account_id","id");