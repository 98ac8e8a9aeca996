ALTER TABLE "leader_records" ADD COLUMN "curve" text;--> statement-breakpoint
ALTER TABLE "leader_records" ADD COLUMN "traded" text;--> statement-breakpoint
ALTER TABLE "strategy_records" ADD COLUMN "curve" text;