CREATE TABLE "conversions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"from_asset_id" integer NOT NULL,
	"from_units" bigint NOT NULL,
	"to_asset_id" integer NOT NULL,
	"to_units" bigint NOT NULL,
	"reference" text NOT NULL,
	"order_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"time_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "convert_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"client_order_id" text NOT NULL,
	"from_asset_id" integer NOT NULL,
	"from_units" bigint NOT NULL,
	"to_asset_id" integer NOT NULL,
	"least_units" bigint NOT NULL,
	"to_units" bigint NOT NULL,
	"state" text NOT NULL,
	"placed_ms" bigint NOT NULL,
	"expires_ms" bigint NOT NULL,
	"closed_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "conversions_account" ON "conversions" USING btree ("account_id","id") WHERE reason = '';--> statement-breakpoint
CREATE INDEX "conversions_reference" ON "conversions" USING btree ("reference") WHERE reference <> '';--> statement-breakpoint
CREATE INDEX "convert_orders_account" ON "convert_orders" USING btree ("account_id","order_id");