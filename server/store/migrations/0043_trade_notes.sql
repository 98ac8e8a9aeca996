CREATE TABLE "trade_notes" (
	"account_id" integer NOT NULL,
	"round_id" bigint NOT NULL,
	"note" text NOT NULL,
	"tags" text[] NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "trade_notes_account_id_round_id_pk" PRIMARY KEY("account_id","round_id")
);
