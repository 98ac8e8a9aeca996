CREATE TABLE "contract_samples" (
	"market_id" integer NOT NULL,
	"kind" text NOT NULL,
	"slot" bigint NOT NULL,
	"value" text NOT NULL,
	"written_at_ms" bigint NOT NULL,
	CONSTRAINT "contract_samples_market_id_kind_slot_pk" PRIMARY KEY("market_id","kind","slot")
);
