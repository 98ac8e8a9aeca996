ALTER TABLE "ledger_entries" ADD COLUMN "wallet" text DEFAULT 'spot' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_side" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduce_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "hold_side" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "reduce_only" boolean DEFAULT false NOT NULL;