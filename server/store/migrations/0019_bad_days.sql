CREATE TABLE "running_scenarios" (
	"world" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"seed" text NOT NULL,
	"start_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_contracts" (
	"market_id" integer PRIMARY KEY NOT NULL
);
