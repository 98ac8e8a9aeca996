// Candles a second of a backtest: a spot grid of 50 levels by the code that runs live, beside a bare loop over the same arrays.
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { CandleColumns } from '#server/backtest/candle-columns.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { testedBot, testedKind } from '#server/backtest/tested-bot.ts';
import { units } from '#server/engine/units.ts';
import { grid } from '#tests/backtest/bot-terms.ts';
import { sampleMarket } from '#tests/backtest/sample-market.ts';

import { median } from '../median.ts';
import { tape, yearOfMinutes } from './tapes.ts';

const rounds = 5;
const seed = 7;

/** Prices around 10,000.00, money with eight decimals. */
const market = (): BotMarket => ({
  ...sampleMarket({ lotUnits: 10_000, tickLotUnits: 100, minNotionalUnits: units(1n), maxNotionalUnits: units(9_000_000_000_000_000n) }),
  quantityDecimals: 4,
  base: { assetId: 1, code: 'AAA', decimals: 8 },
  quote: { assetId: 2, code: 'BBB', decimals: 8 },
});

/** Does nothing but look at every candle as the fast model has to. */
function bareLoop({ low, high, close, count }: CandleColumns): number {
  let [reached, highest] = [0, 0];
  for (let place = 0; place < count; place += 1) {
    if ((low[place] ?? 0) <= 1 || (high[place] ?? 0) >= 2 ** 40) reached += 1;
    if ((close[place] ?? 0) > highest) highest = close[place] ?? 0;
  }
  return reached + highest;
}

function perSecond(run: () => void): number {
  run();
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now();
      run();
      return (yearOfMinutes / (performance.now() - began)) * 1000;
    }),
  );
}

export type CandleRate = {
  readonly perSecond: number;
  readonly barePerSecond: number;
  readonly candlesPerFill: number;
};

/** `move`: how wild the tape is, in ticks a minute. The 50 levels are 80.00 apart. */
export function benchCandles(move: number): CandleRate {
  const columns = tape(move, seed);
  const bot = grid({ lowerPrice: '8000', upperPrice: '12000', grids: 50, quoteInvestment: '100000' });
  let fills = 0;
  const run = (): void => {
    const past = { columns, funding: [] };
    const made = market();
    const outcome = runCandles(
      { symbols: ['AAABBB'], markets: [made], pasts: [past], bot: testedBot(testedKind(bot, made), bot) },
      () => 0,
      () => true,
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    fills = outcome.result.fillCount;
  };
  const rate = perSecond(run);
  return { perSecond: rate, barePerSecond: perSecond(() => void bareLoop(columns)), candlesPerFill: yearOfMinutes / fills };
}
