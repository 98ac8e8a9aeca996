ALTER TABLE "strategy_records" ADD COLUMN "markets" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
WITH "traded" AS MATERIALIZED (
	SELECT "strategy_id", coalesce("stored"::json -> 'marketIds', json_build_array("stored"::json -> 'marketId'))::jsonb AS "markets" FROM "strategies"
)
UPDATE "strategy_records" SET "markets" = "traded"."markets" FROM "traded" WHERE "traded"."strategy_id" = "strategy_records"."strategy_id";--> statement-breakpoint
UPDATE "leader_records" SET "curve" = NULL WHERE json_array_length("traded"::json) >= 20 OR "computed_until_ms" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leader_records_traded" ON "leader_records" USING gin ((("traded")::jsonb) jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "strategy_records_markets" ON "strategy_records" USING gin ("markets" jsonb_path_ops);