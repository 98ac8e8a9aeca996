// Ten thousand grids in twenty markets: the time from a fill to the counter-order in the core, and that of a trade which concerns nobody.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { at, benchOrder, BotBench, buyer, marketCount, seller } from './bot-bench.ts';

const botCount = 10_000;
const trades = 20_000;

/** Each has its own range around 100, so that levels lie at many prices. */
const termsOf = (place: number): BotTerms => ({
  kind: 'grid',
  terms: {
    direction: 'long',
    spacing: 'arithmetic',
    lowerPrice: (80 + (place % 97) / 10).toFixed(2),
    upperPrice: (110 + (place % 89) / 10).toFixed(2),
    grids: 10,
    intervalRate: null,
    baseInvestment: '5',
    quoteInvestment: '1000',
    leverage: 1,
    marginMode: 'isolated',
    opensPosition: true,
    triggerPrice: null,
    takeProfitPrice: null,
    stopLossPrice: '1',
    priceLimitRate: '0',
    sellsAtEnd: false,
    moves: false,
    stopPrice: null,
    trailingStopRate: null,
    reinvests: false,
  },
});

export type BotFigures = {
  readonly startMs: number;
  /** From a fill to the counter-order in the book, the core's own work included. */
  readonly fillP50Us: number;
  readonly fillP99Us: number;
  /** A trade between two others. */
  readonly strangerP50Us: number;
};

export function benchBots(): BotFigures {
  const bench = new BotBench();
  const trade = (marketId: number, priceTicks: number): number => {
    bench.send({ ...benchOrder(seller, marketId, Side.sell, priceTicks, 10), timeInForce: TimeInForce.gtc });
    return bench.send(benchOrder(buyer, marketId, Side.buy, priceTicks, 10));
  };
  for (let marketId = 0; marketId < marketCount; marketId += 1) trade(marketId, 10_000);
  const started = performance.now();
  for (let place = 0; place < botCount; place += 1) bench.start(place, StrategyType.spotGrid, termsOf(place));
  const startMs = performance.now() - started;
  const fills: number[] = [];
  const strangers: number[] = [];
  for (let place = 0; place < trades; place += 1) {
    const marketId = place % marketCount;
    // Down through some levels and up again: whatever stands there fills.
    const wave = Math.abs(((place / marketCount) % 400) - 200);
    const priceTicks = 10_200 - 2 * Math.round(wave);
    const before = bench.steps;
    const ms = bench.send(benchOrder(place % 2 === 0 ? seller : buyer, marketId, place % 2 === 0 ? Side.sell : Side.buy, priceTicks, 2000));
    const steps = bench.steps - before;
    if (steps > 0) fills.push(ms / steps);
    strangers.push(trade(marketId, priceTicks));
  }
  const [filled, stranger] = [fills.toSorted((a, b) => a - b), strangers.toSorted((a, b) => a - b)];
  return { startMs, fillP50Us: at(filled, 0.5) * 1000, fillP99Us: at(filled, 0.99) * 1000, strangerP50Us: at(stranger, 0.5) * 1000 };
}
