CREATE TABLE "insurance_days" (
	"asset_id" integer NOT NULL,
	"day" integer NOT NULL,
	"amount" bigint NOT NULL,
	"amount_after" bigint NOT NULL,
	CONSTRAINT "insurance_days_asset_id_day_pk" PRIMARY KEY("asset_id","day")
);
--> statement-breakpoint
INSERT INTO "insurance_days" ("asset_id", "day", "amount", "amount_after")
SELECT "asset_id", ("time_ms" / 86400000)::integer, sum("available_delta" + "frozen_delta")::bigint,
	(array_agg("available_after" + "frozen_after" ORDER BY "id" DESC))[1]
FROM "ledger_entries" WHERE "account_id" = 5 GROUP BY 1, 2;
