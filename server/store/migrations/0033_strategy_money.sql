CREATE TABLE "strategy_payments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"time_ms" bigint NOT NULL,
	"cause" text NOT NULL,
	"strategy_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"payer_id" integer NOT NULL,
	"copy_id" integer,
	"asset_id" integer NOT NULL,
	"units" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "published_strategies" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "published_strategies" ADD COLUMN "share_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "strategy_payments_author" ON "strategy_payments" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "strategy_payments_prices" ON "strategy_payments" USING btree ("strategy_id") WHERE cause = 'price';