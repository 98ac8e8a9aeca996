CREATE TABLE "collected_strategies" (
	"account_id" integer NOT NULL,
	"strategy_id" integer NOT NULL,
	"collected_ms" bigint NOT NULL,
	CONSTRAINT "collected_strategies_account_id_strategy_id_pk" PRIMARY KEY("account_id","strategy_id")
);
--> statement-breakpoint
CREATE TABLE "published_strategies" (
	"strategy_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"published_ms" bigint NOT NULL,
	"shows_parameters" boolean NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategy_records" (
	"strategy_id" integer NOT NULL,
	"window_days" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"strategy_type" integer NOT NULL,
	"line" integer NOT NULL,
	"started_ms" bigint NOT NULL,
	"ended_ms" bigint NOT NULL,
	"seen_ms" bigint NOT NULL,
	"put_in" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"rate_e8" bigint NOT NULL,
	"drawdown_e8" bigint NOT NULL,
	"worst_day_e8" bigint NOT NULL,
	"copies" integer NOT NULL,
	"copiers_profit" bigint NOT NULL,
	"copiers_put_in" bigint NOT NULL,
	CONSTRAINT "strategy_records_window_days_strategy_id_pk" PRIMARY KEY("window_days","strategy_id")
);
--> statement-breakpoint
CREATE TABLE "refused_signals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refused_signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"strategy_id" integer NOT NULL,
	"arrived_ms" bigint NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"params" text NOT NULL,
	"alert" text
);
--> statement-breakpoint
CREATE TABLE "signal_hooks" (
	"strategy_id" integer PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategy_hours" (
	"strategy_id" integer NOT NULL,
	"time_ms" bigint NOT NULL,
	"put_in_units" bigint NOT NULL,
	"total_units" bigint NOT NULL,
	"fee_units" bigint NOT NULL,
	CONSTRAINT "strategy_hours_strategy_id_time_ms_pk" PRIMARY KEY("strategy_id","time_ms")
);
--> statement-breakpoint
CREATE INDEX "strategy_records_rate" ON "strategy_records" USING btree ("window_days","line","rate_e8","strategy_id");--> statement-breakpoint
CREATE INDEX "strategy_records_profit" ON "strategy_records" USING btree ("window_days","line","profit","strategy_id");--> statement-breakpoint
CREATE INDEX "strategy_records_copies" ON "strategy_records" USING btree ("window_days","line","copies","strategy_id");--> statement-breakpoint
CREATE INDEX "strategy_records_drawdown" ON "strategy_records" USING btree ("window_days","line","drawdown_e8","strategy_id");--> statement-breakpoint
CREATE INDEX "strategy_records_life" ON "strategy_records" USING btree ("window_days","line",("seen_ms" - "started_ms"),"strategy_id");--> statement-breakpoint
CREATE INDEX "strategy_records_ended" ON "strategy_records" USING btree ("window_days","line","ended_ms");--> statement-breakpoint
CREATE INDEX "strategy_records_type" ON "strategy_records" USING btree ("window_days","strategy_type","rate_e8","strategy_id");--> statement-breakpoint
CREATE INDEX "refused_signals_strategy" ON "refused_signals" USING btree ("strategy_id","id");--> statement-breakpoint
CREATE INDEX "strategy_hours_time" ON "strategy_hours" USING btree ("time_ms");--> statement-breakpoint
CREATE INDEX "strategy_decisions_alert" ON "strategy_decisions" USING btree ("strategy_id",(("params"::json ->> 'alert'))) WHERE "strategy_decisions"."code" like 'signal.%';