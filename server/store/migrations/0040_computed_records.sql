CREATE TABLE "computed_leads" (
	"leader_id" integer NOT NULL,
	"line" text NOT NULL,
	"hours" text NOT NULL,
	CONSTRAINT "computed_leads_leader_id_line_pk" PRIMARY KEY("leader_id","line")
);
--> statement-breakpoint
CREATE TABLE "computed_tracks" (
	"strategy_id" integer PRIMARY KEY NOT NULL,
	"points" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leader_records" ADD COLUMN "computed_until_ms" bigint;--> statement-breakpoint
ALTER TABLE "leader_records" ADD COLUMN "computed_profit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "strategy_records" ADD COLUMN "computed_until_ms" bigint;--> statement-breakpoint
ALTER TABLE "strategy_records" ADD COLUMN "computed_profit" bigint DEFAULT 0 NOT NULL;