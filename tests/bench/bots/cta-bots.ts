// A thousand CTA bots in twenty markets: the time that the close of a minute takes them, with the orders of those that have a signal.
import { firstCtaTerms, type CtaIndicator } from '#lib/contract/bots/cta/cta-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { usualIndicators } from '#lib/contract/wire/bots/cta-fields.ts';
import { percentile } from '../median.ts';
import { buyer, marketCount, order, seller } from './bot-markets.ts';
import { BotsInProcess } from './bots-in-process.ts';

const botCount = 1000;
const minutes = 60;
const minuteMs = 60_000;
const indicators: readonly CtaIndicator[] = Object.values(usualIndicators);

type CtaBotFigures = {
  /** The close of a minute for all bots, the core's work on their orders included. */
  readonly closeP50Ms: number;
  readonly closeP99Ms: number;
  /** Orders and other steps of all minutes. */
  readonly steps: number;
};

/** A wave of 40 minutes, of each market a little later. */
const priceAt = (minute: number, marketId: number): number => 10_000 + Math.round(300 * Math.sin(((minute + 2 * marketId) * Math.PI) / 20));

export function benchCtaBots(): CtaBotFigures {
  const bench = new BotsInProcess();
  /** Whoever has a signal finds somebody to trade with. */
  const offer = (marketId: number, priceTicks: number): void => {
    bench.send({ ...order(buyer, marketId, Side.buy, priceTicks - 1, 100_000_000), timeInForce: TimeInForce.gtc });
    bench.send({ ...order(seller, marketId, Side.sell, priceTicks + 1, 100_000_000), timeInForce: TimeInForce.gtc });
  };
  const startMs = Math.ceil(bench.timeMs / minuteMs) * minuteMs + minuteMs;
  bench.timeMs = startMs - 5 * botCount;
  for (let place = 0; place < botCount; place += 1) {
    const closes = Array.from({ length: 300 }, (_, before) => priceAt(before - 300, place % marketCount));
    bench.startWith(
      place,
      StrategyType.spotCta,
      {
        kind: 'cta',
        terms: {
          ...firstCtaTerms,
          indicator: indicators[Math.floor(place / marketCount) % indicators.length] ?? usualIndicators.macd,
          interval: '1m',
          investment: '100',
          marginMode: 'isolated',
          stopLossRate: '0.2',
        },
      },
      { interval: '1m', lastOpenMs: startMs - 2 * minuteMs, closes, volumes: closes.map(() => 10) },
    );
  }
  const before = bench.steps;
  const closes: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    bench.timeMs = startMs + minute * minuteMs;
    for (let marketId = 0; marketId < marketCount; marketId += 1) {
      bench.send({ type: 'cancel-all-orders', accountId: seller, marketId, side: null });
      bench.send({ type: 'cancel-all-orders', accountId: buyer, marketId, side: null });
      bench.trade(marketId, priceAt(minute, marketId));
      offer(marketId, priceAt(minute, marketId));
    }
    bench.timeMs = startMs + (minute + 1) * minuteMs - 1;
    closes.push(bench.send({ type: 'advance-clock' }));
  }
  return { closeP50Ms: percentile(closes, 0.5), closeP99Ms: percentile(closes, 0.99), steps: bench.steps - before };
}
