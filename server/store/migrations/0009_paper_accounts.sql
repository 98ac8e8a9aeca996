ALTER TABLE "exchange_accounts" DROP CONSTRAINT "exchange_accounts_user_id_unique";--> statement-breakpoint
ALTER TABLE "exchange_accounts" ADD COLUMN "venue" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_accounts" ADD COLUMN "retired_at_ms" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_accounts_in_use" ON "exchange_accounts" USING btree ("user_id","venue") WHERE retired_at_ms is null;