DROP INDEX "fills_account";--> statement-breakpoint
DROP INDEX "orders_account";--> statement-breakpoint
CREATE INDEX "fills_spot" ON "fills" USING btree ("account_id","id") WHERE market_id < 4096;--> statement-breakpoint
CREATE INDEX "fills_contracts" ON "fills" USING btree ("account_id","id") WHERE market_id >= 4096;--> statement-breakpoint
CREATE INDEX "orders_spot" ON "orders" USING btree ("account_id","order_id") WHERE market_id < 4096;--> statement-breakpoint
CREATE INDEX "orders_contracts" ON "orders" USING btree ("account_id","order_id") WHERE market_id >= 4096;