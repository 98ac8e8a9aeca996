CREATE TABLE "leader_hours" (
	"leader_id" integer NOT NULL,
	"line" text NOT NULL,
	"hour_ms" bigint NOT NULL,
	"equity_units" bigint NOT NULL,
	"profit_units" bigint NOT NULL,
	"flow_units" bigint NOT NULL,
	"most_margin_units" bigint NOT NULL,
	CONSTRAINT "leader_hours_leader_id_line_hour_ms_pk" PRIMARY KEY("leader_id","line","hour_ms")
);
--> statement-breakpoint
CREATE TABLE "leader_records" (
	"leader_id" integer NOT NULL,
	"line" text NOT NULL,
	"window_days" integer NOT NULL,
	"started_ms" bigint NOT NULL,
	"ended_ms" bigint NOT NULL,
	"is_alive" boolean NOT NULL,
	"seen_ms" bigint NOT NULL,
	"equity" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"time_weighted_e8" bigint NOT NULL,
	"return_2026_e8" bigint NOT NULL,
	"return_2023_e8" bigint NOT NULL,
	"drawdown_e8" bigint NOT NULL,
	"worst_day_e8" bigint NOT NULL,
	"under_water_ms" bigint NOT NULL,
	"sharpe" text,
	"closed" integer NOT NULL,
	"won" integer NOT NULL,
	"win_rate_e8" bigint NOT NULL,
	"average_win" bigint NOT NULL,
	"average_loss" bigint NOT NULL,
	"most_leverage" integer NOT NULL,
	"leverage_hundredths" integer NOT NULL,
	"copies_now" integer NOT NULL,
	"copies" integer NOT NULL,
	"aum" bigint NOT NULL,
	"followers_profit" bigint NOT NULL,
	"followers_e8" bigint,
	"shared" bigint NOT NULL,
	CONSTRAINT "leader_records_window_days_line_leader_id_pk" PRIMARY KEY("window_days","line","leader_id")
);
--> statement-breakpoint
CREATE INDEX "leader_hours_time" ON "leader_hours" USING btree ("hour_ms");--> statement-breakpoint
CREATE INDEX "leader_records_return" ON "leader_records" USING btree ("window_days","line","time_weighted_e8","leader_id");--> statement-breakpoint
CREATE INDEX "leader_records_profit" ON "leader_records" USING btree ("window_days","line","profit","leader_id");--> statement-breakpoint
CREATE INDEX "leader_records_followers" ON "leader_records" USING btree ("window_days","line","followers_e8","leader_id");--> statement-breakpoint
CREATE INDEX "leader_records_drawdown" ON "leader_records" USING btree ("window_days","line","drawdown_e8","leader_id");--> statement-breakpoint
CREATE INDEX "leader_records_aum" ON "leader_records" USING btree ("window_days","line","aum","leader_id");