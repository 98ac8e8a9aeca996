// Trades a second of an exact backtest: the core in memory, bare and with a grid of 20 levels in its book.
import { Side } from '#lib/contract/enums.ts';
import { runTrades } from '#server/backtest/exact/run-trades.ts';
import { TapeVenue, type TapeTrade } from '#server/backtest/exact/tape-venue.ts';
import { wordsFrom } from '#server/market/paths/noise.ts';
import { botMarket } from '#tests/automation/venue/venue-markets.ts';
import { grid } from '#tests/backtest/bot-terms.ts';

import { median } from '../median.ts';

const trades = 100_000;
const rounds = 3;
const firstTicks = 10_000_000;

/** Trades around 100,000.00, some four a second, each at most 20.00 from the one before. */
function tapeOfTrades(seed: number): TapeTrade[] {
  const word = wordsFrom(seed);
  const upTo = (most: number): number => Math.floor((word() / 0x1_0000_0000) * most);
  let [timeMs, priceTicks] = [Date.UTC(2026, 0, 5, 12), firstTicks];
  return Array.from({ length: trades }, () => {
    timeMs += upTo(500);
    priceTicks += upTo(4001) - 2000 - Math.round((priceTicks - firstTicks) / 2000);
    return { timeMs, priceTicks, lots: 500 + upTo(1000), takerSide: upTo(2) === 0 ? Side.buy : Side.sell };
  });
}

function perSecond(run: () => void): number {
  run();
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now();
      run();
      return (trades / (performance.now() - began)) * 1000;
    }),
  );
}

export function benchTrades(seed: number): { readonly barePerSecond: number; readonly ladderPerSecond: number } {
  const tape = tapeOfTrades(seed);
  const bot = grid({ lowerPrice: '95000', upperPrice: '105000', grids: 20, quoteInvestment: '100000' });
  return {
    barePerSecond: perSecond(() => {
      const venue = new TapeVenue(botMarket, tape[0]?.timeMs ?? 0, () => undefined);
      for (const trade of tape) venue.print(trade);
    }),
    ladderPerSecond: perSecond(() => {
      const outcome = runTrades(
        { symbolId: botMarket.symbol, market: botMarket, trades: tape, bot },
        () => 0,
        () => true,
      );
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    }),
  };
}
