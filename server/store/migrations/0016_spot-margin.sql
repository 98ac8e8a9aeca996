CREATE TABLE "margin_records" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"wallet" text NOT NULL,
	"market_id" integer NOT NULL,
	"asset_id" integer,
	"amount" bigint NOT NULL,
	"basis" bigint NOT NULL,
	"measure" bigint NOT NULL,
	"hours" integer NOT NULL,
	"fee_units" bigint NOT NULL,
	"insurance_units" bigint NOT NULL,
	"cause" text NOT NULL,
	"order_id" bigint NOT NULL,
	"owed_after" bigint NOT NULL,
	"time_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "wallet_market_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wallet" text;--> statement-breakpoint
CREATE INDEX "margin_records_account" ON "margin_records" USING btree ("account_id","kind","id");