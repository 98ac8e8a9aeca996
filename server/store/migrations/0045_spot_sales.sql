CREATE TABLE "sale_notes" (
	"account_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"note" text NOT NULL,
	"tags" text[] NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "sale_notes_account_id_order_id_pk" PRIMARY KEY("account_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "spot_holdings" (
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"held_units" numeric(40, 0) NOT NULL,
	"cost_units" numeric(40, 0) NOT NULL,
	"last_fill_id" bigint NOT NULL,
	CONSTRAINT "spot_holdings_account_id_market_id_pk" PRIMARY KEY("account_id","market_id")
);
--> statement-breakpoint
CREATE TABLE "spot_sales" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"ended_id" bigint NOT NULL,
	"started_at_ms" bigint NOT NULL,
	"ended_at_ms" bigint NOT NULL,
	"sold_units" numeric(40, 0) NOT NULL,
	"notional_units" numeric(40, 0) NOT NULL,
	"fee_units" numeric(40, 0) NOT NULL,
	"covered_units" numeric(40, 0) NOT NULL,
	"received_units" numeric(40, 0) NOT NULL,
	"cost_units" numeric(40, 0) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spot_sales_account" ON "spot_sales" USING btree ("account_id","ended_id");