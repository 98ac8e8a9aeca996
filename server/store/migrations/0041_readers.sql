CREATE TABLE "leading_accounts" (
	"account_id" integer NOT NULL,
	"line" text NOT NULL,
	"stored" text NOT NULL,
	CONSTRAINT "leading_accounts_account_id_line_pk" PRIMARY KEY("account_id","line")
);
--> statement-breakpoint
CREATE TABLE "reader_checkpoints" (
	"reader" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
