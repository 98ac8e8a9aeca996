CREATE TABLE "deliveries" (
	"market_id" integer PRIMARY KEY NOT NULL,
	"price_ticks" bigint NOT NULL,
	"time_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_payments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"hold_side" text NOT NULL,
	"slot_ms" bigint NOT NULL,
	"lots" bigint NOT NULL,
	"units" bigint NOT NULL,
	"time_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_slots" (
	"market_id" integer NOT NULL,
	"slot_ms" bigint NOT NULL,
	"rate_e8" bigint NOT NULL,
	"mark_ticks" bigint NOT NULL,
	"time_ms" bigint NOT NULL,
	CONSTRAINT "funding_slots_market_id_slot_ms_pk" PRIMARY KEY("market_id","slot_ms")
);
--> statement-breakpoint
CREATE TABLE "liquidations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"hold_side" text NOT NULL,
	"step" text NOT NULL,
	"round_id" bigint NOT NULL,
	"margin_mode" smallint NOT NULL,
	"leverage" integer NOT NULL,
	"lots" bigint NOT NULL,
	"entry_value" bigint NOT NULL,
	"value" bigint NOT NULL,
	"realised_units" bigint NOT NULL,
	"mark_ticks" bigint,
	"tier" integer,
	"equity_units" bigint,
	"maintenance_units" bigint,
	"fee_units" bigint NOT NULL,
	"insurance_units" bigint NOT NULL,
	"time_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_rounds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"hold_side" text NOT NULL,
	"margin_mode" smallint NOT NULL,
	"leverage" integer NOT NULL,
	"lots" bigint NOT NULL,
	"entry_value" bigint NOT NULL,
	"margin_units" bigint NOT NULL,
	"largest_lots" bigint NOT NULL,
	"opened_lots" bigint NOT NULL,
	"opened_value" bigint NOT NULL,
	"closed_lots" bigint NOT NULL,
	"closed_value" bigint NOT NULL,
	"realised_units" bigint NOT NULL,
	"fee_units" bigint NOT NULL,
	"funding_units" bigint NOT NULL,
	"fund_units" bigint NOT NULL,
	"opened_at_ms" bigint NOT NULL,
	"ended_id" bigint,
	"ended_at_ms" bigint,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "profit_units" bigint;--> statement-breakpoint
CREATE INDEX "funding_payments_account" ON "funding_payments" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "liquidations_account" ON "liquidations" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "position_rounds_ended" ON "position_rounds" USING btree ("account_id","ended_id");--> statement-breakpoint
CREATE INDEX "position_rounds_open" ON "position_rounds" USING btree ("id") WHERE ended_id is null;