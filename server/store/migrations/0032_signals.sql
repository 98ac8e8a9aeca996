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
CREATE INDEX "refused_signals_strategy" ON "refused_signals" USING btree ("strategy_id","id");--> statement-breakpoint
CREATE INDEX "strategy_decisions_alert" ON "strategy_decisions" USING btree ("strategy_id",(("params"::json ->> 'alert'))) WHERE "strategy_decisions"."code" like 'signal.%';