ALTER TABLE "fills" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "margin_records" ADD COLUMN "prices" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "wallet" text;--> statement-breakpoint
CREATE INDEX "fills_margin" ON "fills" USING btree ("account_id","id") WHERE wallet is not null;--> statement-breakpoint
CREATE INDEX "orders_margin" ON "orders" USING btree ("account_id","order_id") WHERE wallet is not null;--> statement-breakpoint
CREATE INDEX "plans_margin" ON "plans" USING btree ("account_id","plan_id") WHERE wallet is not null;--> statement-breakpoint
UPDATE "fills" SET "wallet" = o."wallet" FROM "orders" o WHERE o."order_id" = "fills"."order_id" AND o."wallet" IS NOT NULL;--> statement-breakpoint
UPDATE "plans" SET "wallet" = o."wallet" FROM "orders" o WHERE o."order_id" IN ("plans"."parent_order_id", "plans"."linked_order_id", "plans"."order_id") AND o."wallet" IS NOT NULL;
