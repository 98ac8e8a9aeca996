CREATE TABLE "leader_minutes" (
	"leader_id" integer NOT NULL,
	"line" text NOT NULL,
	"time_ms" bigint NOT NULL,
	"equity_units" bigint NOT NULL,
	"profit_units" bigint NOT NULL,
	"most_margin_units" bigint NOT NULL,
	CONSTRAINT "leader_minutes_leader_id_line_time_ms_pk" PRIMARY KEY("leader_id","line","time_ms")
);
