ALTER TABLE "exchange_accounts" ALTER COLUMN "account_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "exchange_accounts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
DROP SEQUENCE "public"."exchange_account_number";