CREATE TABLE "plans" (
	"plan_id" bigint PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"client_order_id" text NOT NULL,
	"side" text NOT NULL,
	"quantity_lots" bigint NOT NULL,
	"amount_units" bigint NOT NULL,
	"terms" text NOT NULL,
	"linked_order_id" bigint NOT NULL,
	"parent_order_id" bigint NOT NULL,
	"open" boolean NOT NULL,
	"status" smallint NOT NULL,
	"activated" boolean NOT NULL,
	"slices_done" integer NOT NULL,
	"filled_lots" bigint NOT NULL,
	"filled_units" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "display_lots" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "entry_point" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "plans_account" ON "plans" USING btree ("account_id","plan_id");--> statement-breakpoint
CREATE INDEX "plans_open" ON "plans" USING btree ("plan_id") WHERE open;--> statement-breakpoint
CREATE INDEX "plans_client_order_id" ON "plans" USING btree ("account_id","client_order_id") WHERE client_order_id <> '';