CREATE TABLE "balance_causes" (
	"account_id" integer NOT NULL,
	"wallet" text NOT NULL,
	"asset_id" integer NOT NULL,
	"cause" text NOT NULL,
	"movements" bigint NOT NULL,
	"available_units" bigint NOT NULL,
	"frozen_units" bigint NOT NULL,
	CONSTRAINT "balance_causes_account_id_wallet_asset_id_cause_pk" PRIMARY KEY("account_id","wallet","asset_id","cause")
);
--> statement-breakpoint
CREATE TABLE "hour_balances" (
	"account_id" integer NOT NULL,
	"wallet" text NOT NULL,
	"asset_id" integer NOT NULL,
	"hour_ms" bigint NOT NULL,
	"units" bigint NOT NULL,
	"outside_units" bigint NOT NULL,
	"transfer_units" bigint NOT NULL,
	CONSTRAINT "hour_balances_account_id_wallet_asset_id_hour_ms_pk" PRIMARY KEY("account_id","wallet","asset_id","hour_ms")
);
--> statement-breakpoint
CREATE TABLE "hour_marks" (
	"market_id" integer NOT NULL,
	"hour_ms" bigint NOT NULL,
	"mark_ticks" bigint NOT NULL,
	"index_ticks" bigint NOT NULL,
	CONSTRAINT "hour_marks_market_id_hour_ms_pk" PRIMARY KEY("market_id","hour_ms")
);
--> statement-breakpoint
CREATE TABLE "hour_positions" (
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"hold_side" text NOT NULL,
	"hour_ms" bigint NOT NULL,
	"lots" bigint NOT NULL,
	"entry_value" bigint NOT NULL,
	CONSTRAINT "hour_positions_account_id_market_id_hold_side_hour_ms_pk" PRIMARY KEY("account_id","market_id","hold_side","hour_ms")
);
--> statement-breakpoint
CREATE INDEX "ledger_entries_coin" ON "ledger_entries" USING btree ("account_id","asset_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_rare" ON "ledger_entries" USING btree ("account_id","id") WHERE cause not in ('reserve', 'release', 'trade', 'fee');--> statement-breakpoint
INSERT INTO balance_causes (account_id, wallet, asset_id, cause, movements, available_units, frozen_units)
SELECT account_id, wallet, asset_id, cause, count(*), sum(available_delta), sum(frozen_delta)
FROM ledger_entries WHERE account_id >= 1000 GROUP BY account_id, wallet, asset_id, cause;
--> statement-breakpoint
INSERT INTO hour_balances (account_id, wallet, asset_id, hour_ms, units, outside_units, transfer_units)
SELECT account_id, wallet, asset_id, time_ms - time_ms % 3600000,
  (array_agg(available_after + frozen_after ORDER BY id DESC))[1],
  coalesce(sum(available_delta + frozen_delta) FILTER (WHERE cause IN ('deposit', 'withdrawal', 'deposit-reversal')), 0),
  coalesce(sum(available_delta + frozen_delta) FILTER (WHERE cause = 'transfer'), 0)
FROM ledger_entries WHERE account_id >= 1000 GROUP BY 1, 2, 3, 4;
