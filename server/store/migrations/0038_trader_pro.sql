CREATE TABLE "trader_pro_attempts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"participant" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"started_sequence" bigint NOT NULL,
	"started_ms" bigint NOT NULL,
	"ended_sequence" bigint,
	"ended_ms" bigint,
	"start_units" bigint NOT NULL,
	"equity_units" bigint NOT NULL,
	"peak_units" bigint NOT NULL,
	"fell_from_units" bigint NOT NULL,
	"fell_to_units" bigint NOT NULL,
	"day_ms" bigint NOT NULL,
	"day_start_units" bigint NOT NULL,
	"green_days" integer NOT NULL,
	"orders" integer NOT NULL,
	"closes" integer NOT NULL,
	"wins" integer NOT NULL,
	"score_e2" integer NOT NULL,
	"days" text NOT NULL,
	"memory" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trader_pro_news" (
	"account_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"rule" text NOT NULL,
	"kind" text NOT NULL,
	"time_ms" bigint NOT NULL,
	"value" bigint NOT NULL,
	"limit_value" bigint NOT NULL,
	"is_told" boolean NOT NULL,
	CONSTRAINT "trader_pro_news_account_id_sequence_rule_pk" PRIMARY KEY("account_id","sequence","rule")
);
--> statement-breakpoint
CREATE INDEX "trader_pro_attempts_participant" ON "trader_pro_attempts" USING btree ("participant");--> statement-breakpoint
CREATE INDEX "trader_pro_attempts_score" ON "trader_pro_attempts" USING btree ("score_e2","account_id");--> statement-breakpoint
CREATE INDEX "trader_pro_news_untold" ON "trader_pro_news" USING btree ("is_told","sequence");