CREATE TABLE "c2c_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"advert_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"taker" text NOT NULL,
	"asset_id" integer NOT NULL,
	"units" bigint NOT NULL,
	"price" text NOT NULL,
	"currency" text NOT NULL,
	"pay_units" bigint NOT NULL,
	"pay_asset_id" integer,
	"method_ids" text NOT NULL,
	"state" text NOT NULL,
	"cancel_asked_by" text,
	"decided_for" text,
	"is_reopened" boolean NOT NULL,
	"pay_by_ms" bigint NOT NULL,
	"due_ms" bigint,
	"placed_ms" bigint NOT NULL,
	"paid_ms" bigint,
	"ended_ms" bigint,
	"failed_by" text
);
--> statement-breakpoint
CREATE TABLE "c2c_steps" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"taken_by" text,
	"state" text NOT NULL,
	"time_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "c2c_orders_buyer" ON "c2c_orders" USING btree ("buyer_id","order_id");--> statement-breakpoint
CREATE INDEX "c2c_orders_seller" ON "c2c_orders" USING btree ("seller_id","order_id");--> statement-breakpoint
CREATE INDEX "c2c_orders_appealed" ON "c2c_orders" USING btree ("order_id") WHERE state = 'appealed';--> statement-breakpoint
CREATE INDEX "c2c_steps_order" ON "c2c_steps" USING btree ("order_id","id");