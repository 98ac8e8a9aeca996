CREATE TABLE "automation_checkpoint" (
	"id" integer PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"time_ms" bigint NOT NULL,
	"world" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategies" (
	"strategy_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"stored" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategy_decisions" (
	"strategy_id" integer NOT NULL,
	"number" integer NOT NULL,
	"time_ms" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"code" text NOT NULL,
	"params" text NOT NULL,
	CONSTRAINT "strategy_decisions_strategy_id_number_pk" PRIMARY KEY("strategy_id","number")
);
--> statement-breakpoint
CREATE INDEX "strategies_owner" ON "strategies" USING btree ("owner_id","strategy_id");