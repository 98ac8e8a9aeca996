// Many grids in twenty markets: the time from a fill to the counter-order in the core, and that of a trade which concerns nobody.
import { Side } from '#lib/contract/enums.ts';

import { percentile } from '../median.ts';
import { buyer, marketCount, order, seller } from './bot-markets.ts';
import { BotsInProcess } from './bots-in-process.ts';

const trades = 20_000;
const grids = 10;

export type BotFigures = {
  /** From a fill to the counter-order in the book, the core's own work included. */
  readonly fillP50Us: number;
  readonly fillP99Us: number;
  /** A trade between two others. */
  readonly strangerP50Us: number;
};

export function benchBots(botCount: number): BotFigures {
  const bench = new BotsInProcess();
  for (let place = 0; place < botCount; place += 1) bench.start(place, grids);
  const fills: number[] = [];
  const strangers: number[] = [];
  for (let place = 0; place < trades; place += 1) {
    const marketId = place % marketCount;
    // Down through some levels and up again: whatever stands there fills.
    const wave = Math.abs(((place / marketCount) % 400) - 200);
    const priceTicks = 10_200 - 2 * Math.round(wave);
    const before = bench.steps;
    const ms = bench.send(order(place % 2 === 0 ? seller : buyer, marketId, place % 2 === 0 ? Side.sell : Side.buy, priceTicks, 2000));
    const steps = bench.steps - before;
    if (steps > 0) fills.push(ms / steps);
    strangers.push(bench.trade(marketId, priceTicks));
  }
  return {
    fillP50Us: percentile(fills, 0.5) * 1000,
    fillP99Us: percentile(fills, 0.99) * 1000,
    strangerP50Us: percentile(strangers, 0.5) * 1000,
  };
}
