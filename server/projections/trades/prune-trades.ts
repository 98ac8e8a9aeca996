// Forgets old trades: the tape keeps a week, and of a busy market the newest fifty thousand. Candles stay for good.
import type { Pool } from 'pg';

const keepMs = 7 * 24 * 60 * 60_000;
const keepPerMarket = 50_000;

const pruneMarket = `
  delete from trades where market_id = $1 and time_ms < greatest($2::bigint, coalesce(
    (select time_ms from trades where market_id = $1 order by time_ms desc, trade_id desc limit 1 offset $3), 0))`;

/** One market per statement, so that nobody waits long. */
export async function pruneTrades(pool: Pool, marketIds: readonly number[], nowMs: number): Promise<void> {
  for (const marketId of marketIds) await pool.query(pruneMarket, [marketId, nowMs - keepMs, keepPerMarket - 1]);
}
