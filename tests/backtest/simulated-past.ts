// The made-up past of the venue that ships, for backtests: candles by symbol, and markets as bots know them.
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { partOf } from '#server/backtest/candle-columns.ts';
import type { MarketPast } from '#server/backtest/play/leg-past.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createHistory } from '#server/market/history.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { loadVenue } from '#server/market/venue.ts';
import { createMinuteReader } from '#server/projections/candles/minute-columns.ts';

/** The moment at which the past ends. */
export const pastEndMs = Date.UTC(2026, 4, 14);
export const day = dayMs;

const venue = loadVenue();
const { listings } = venue;
const contracts = loadContracts(undefined, venue);
listings.listContracts([...contracts.perpetuals], contracts.assets);
const paths = createPricePaths('meridian', pastEndMs / dayMs, venue.assetData);
const history = createHistory(venue, paths, 'meridian', pastEndMs);
const minutes = createMinuteReader({
  listings,
  source: {
    written: () => Promise.resolve(new Map()),
    closeBefore: () => Promise.resolve(null),
  },
  past: history,
  now: () => pastEndMs,
  settled: () => Promise.resolve(),
});

export function marketOf(symbol: string): BotMarket | undefined {
  const listing = listings.marketOf(symbol);
  return listing === undefined ? undefined : (marketWithCoins(listings, listing.marketId) ?? undefined);
}

export const candlesOf = async (symbol: string, fromMs: number, toMs: number, beforeMs = 0): Promise<MarketPast> => {
  const whole = await minutes(symbol, fromMs - beforeMs, toMs);
  return { columns: partOf(whole, fromMs, toMs), whole, funding: [] };
};
