CREATE TABLE "traded_sums" (
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"side" text NOT NULL,
	"cost_lots" numeric(40, 0) NOT NULL,
	"cost_units" numeric(40, 0) NOT NULL,
	"cost_fee_units" numeric(40, 0) NOT NULL,
	"breakeven_lots" numeric(40, 0) NOT NULL,
	"breakeven_units" numeric(40, 0) NOT NULL,
	"breakeven_fee_units" numeric(40, 0) NOT NULL,
	CONSTRAINT "traded_sums_account_id_market_id_side_pk" PRIMARY KEY("account_id","market_id","side")
);
--> statement-breakpoint
DROP INDEX "orders_spot";--> statement-breakpoint
DROP INDEX "orders_contracts";--> statement-breakpoint
CREATE INDEX "fills_market" ON "fills" USING btree ("account_id","market_id","id");--> statement-breakpoint
CREATE INDEX "orders_spot_outcome" ON "orders" USING btree ("account_id",(case when status = 4 then 1 when filled_lots > 0 then 2 else 3 end),"order_id") WHERE not open and market_id < 4096;--> statement-breakpoint
CREATE INDEX "orders_contracts_outcome" ON "orders" USING btree ("account_id",(case when status = 4 then 1 when filled_lots > 0 then 2 else 3 end),"order_id") WHERE not open and market_id >= 4096;--> statement-breakpoint
CREATE INDEX "orders_market_outcome" ON "orders" USING btree ("account_id","market_id",(case when status = 4 then 1 when filled_lots > 0 then 2 else 3 end),"order_id") WHERE not open;--> statement-breakpoint
INSERT INTO "traded_sums"
SELECT "account_id", "market_id", "side",
	coalesce(sum("quantity_lots") filter (where "time_ms" >= 1693152000000), 0),
	coalesce(sum("notional_units") filter (where "time_ms" >= 1693152000000), 0),
	coalesce(sum("fee_units") filter (where "time_ms" >= 1693152000000), 0),
	coalesce(sum("quantity_lots") filter (where "time_ms" >= 1726675200000), 0),
	coalesce(sum("notional_units") filter (where "time_ms" >= 1726675200000), 0),
	coalesce(sum("fee_units") filter (where "time_ms" >= 1726675200000), 0)
FROM "fills" WHERE "market_id" < 4096 AND "wallet" IS NULL
GROUP BY "account_id", "market_id", "side";
