// These laws hold of every backtest, on random tapes: fills lie where the price was, money adds up to the unit, idle markets do nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { CandleColumns } from '#server/backtest/candle-columns.ts';
import { rateText } from '#server/backtest/figures/money-text.ts';
import type { PlayedBot } from '#server/backtest/play/played-bot.ts';
import { playCandles } from '#server/backtest/play/play-candles.ts';
import { BotPlay } from '#server/backtest/play/bot-play.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { ladder } from './ladder.ts';
import { sampleContract, sampleMarket } from './sample-market.ts';
import { buy, candles, scriptedBot, sell } from './scripted-bot.ts';

type Bar = readonly [number, number, number, number];

/** A way of the price: each candle begins where the last one ended, or with a gap. */
const tapes = fc
  .array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -12, max: 12 }), fc.nat(25), fc.nat(25), fc.boolean()), {
    minLength: 3,
    maxLength: 120,
  })
  .map((moves): Bar[] => {
    let close = 1000;
    return moves.map(([move, gap, up, down, jumps]) => {
      const open = Math.max(50, close + (jumps ? gap : 0));
      close = Math.max(50, open + move);
      return [open, Math.max(open, close) + up, Math.min(open, close) - down, close];
    });
  });

const markets: readonly (readonly [string, BotMarket])[] = [
  ['spot', sampleMarket()],
  ['contracts', sampleContract()],
];

/** The fills make this of the money that was put in, counted again in wide numbers: an account of nothing but its fills. */
function worthOfFills(market: BotMarket, columns: CandleColumns, botPlay: BotPlay): bigint {
  let [quote, base] = [BigInt(botPlay.investedUnits), 0n];
  const isSpot = market.rules.contract === undefined;
  for (const { side, priceTicks, lots, feeUnits } of botPlay.fills.first) {
    const [value, units, fee] = [BigInt(priceTicks) * BigInt(lots), BigInt(lots) * 100n, BigInt(feeUnits)];
    quote += side === Side.buy ? -value : value;
    base += side === Side.buy ? units : -units;
    if (isSpot && side === Side.buy) base -= fee;
    else quote -= fee;
  }
  const close = BigInt(columns.close[columns.count - 1] ?? 0);
  return quote + (base * close) / 100n - (base < 0n && (base * close) % 100n !== 0n ? 1n : 0n);
}

test.each(markets)('of %s: fills lie where the price was, in the order of time, and money adds up to the unit', (_, market) => {
  fc.assert(
    fc.property(tapes, fc.integer({ min: 2, max: 60 }), (bars, width) => {
      const columns = candles(bars);
      const botPlay = new BotPlay([market], () => ladder({ width, steps: 6, lots: 10, funds: 200_000 }));
      const played = playCandles({ columns: columns, funding: [] }, botPlay, null, () => true);
      let last = 0;
      for (const { timeMs, priceTicks, isTaker } of botPlay.fills.first) {
        const place = Math.floor((timeMs - columns.fromMs) / columns.intervalMs);
        const [now, before] = [bars[place], bars[isTaker ? place : Math.max(0, place - 1)]];
        // An order that the candle before had passed already trades in this one.
        expect(priceTicks).toBeGreaterThanOrEqual(Math.min(now?.[2] ?? Infinity, before?.[2] ?? Infinity));
        expect(priceTicks).toBeLessThanOrEqual(Math.max(now?.[1] ?? 0, before?.[1] ?? 0));
        expect(timeMs).toBeGreaterThanOrEqual(last);
        last = timeMs;
      }
      const close = columns.close[columns.count - 1] ?? 0;
      expect(BigInt(botPlay.worth(close))).toBe(worthOfFills(market, columns, botPlay));
      expect(played?.track.profit(close)).toBe(botPlay.worth(close) - botPlay.investedUnits);
    }),
  );
});

/** A bot whose limit orders are written down by their steps, and with them each price at which one has filled. */
function watched(bot: PlayedBot) {
  const limits = new Map<number, number>();
  const pairs: { readonly side: Side; readonly limit: number; readonly price: number }[] = [];
  const decide: PlayedBot['decide'] = (input, act) => {
    if (input.type === 'filled') {
      const limit = limits.get(input.step);
      if (limit !== undefined) pairs.push({ side: input.side, limit, price: input.priceTicks });
    }
    bot.decide(input, {
      ...act,
      place: (order, leg) => {
        const step = act.place(order, leg);
        if (order.kind === 'limit') limits.set(step, order.priceTicks);
        return step;
      },
    });
  };
  return { pairs, bot: { decide, figures: () => bot.figures() } };
}

test.each(markets)('of %s: no limit order fills at a worse price than its own', (_, market) => {
  fc.assert(
    fc.property(tapes, fc.integer({ min: 2, max: 60 }), fc.nat(20_000), (bars, width, slippagePpm) => {
      const { pairs, bot } = watched(ladder({ width, steps: 6, lots: 10, funds: 200_000 }));
      const botPlay = new BotPlay([market], () => bot, { slippagePpm });
      playCandles({ columns: candles(bars), funding: [] }, botPlay, null, () => true);
      for (const { side, limit, price } of pairs) expect(side === Side.buy ? price <= limit : price >= limit).toBe(true);
    }),
  );
});

/** In at the close of the first candle and of each in which it came out; out at market as soon as its stop is touched. */
function stopper(isLong: boolean, distance: number): PlayedBot {
  const out = isLong ? sell({ lots: 10, reduceOnly: true }) : buy({ lots: 10, reduceOnly: true });
  let isIn = false;
  return scriptedBot((input, act) => {
    if (input.type === 'start') act.takeFunds(2, 1_000_000);
    if (input.type === 'price') {
      act.place(out);
      act.waitFor({ candles: '1m' });
      isIn = false;
    } else if (!isIn && (input.type === 'start' || input.type === 'candle')) {
      act.place(isLong ? buy({ lots: 10 }) : sell({ lots: 10 }));
      const stop = input.prices.lastTicks + (isLong ? -distance : distance);
      act.waitFor({ candles: '1m', ...(isLong ? { markAtOrBelow: stop } : { markAtOrAbove: stop }) });
      isIn = true;
    }
  });
}

/** What it fills, read off the candles by hand: the first one that touches the stop, at the stop or at the open beyond it. `worse`: a price with its slippage. */
function stopFills(bars: readonly Bar[], isLong: boolean, distance: number, worse: (side: Side, price: number) => number) {
  const [into, out] = isLong ? [Side.buy, Side.sell] : [Side.sell, Side.buy];
  const fills: string[] = [];
  let betterThanStop = 0;
  let stop: number | null = null;
  for (const [place, [open, high, low, close]] of bars.entries()) {
    if (stop !== null && (isLong ? low <= stop : high >= stop)) {
      const price = worse(out, isLong ? Math.min(stop, open) : Math.max(stop, open));
      if (isLong ? price > stop : price < stop) betterThanStop += 1;
      fills.push(`${place}: ${out} ${price}`);
      stop = null;
    }
    if (stop !== null) continue;
    fills.push(`${place}: ${into} ${worse(into, close)}`);
    stop = isLong ? close - distance : close + distance;
  }
  return { fills, betterThanStop };
}

test('a stop fills at its price or at an open beyond it, and never better', () => {
  fc.assert(
    fc.property(tapes, fc.boolean(), fc.integer({ min: 1, max: 60 }), fc.nat(20_000), (bars, isLong, distance, slippagePpm) => {
      const botPlay = new BotPlay([sampleContract()], () => stopper(isLong, distance), { slippagePpm });
      const columns = candles(bars);
      playCandles({ columns, funding: [] }, botPlay, null, () => true);
      const worse = (side: Side, price: number): number => {
        const [wide, share] = [BigInt(price) * 1_000_000n, BigInt(price) * BigInt(slippagePpm)];
        return Number(side === Side.buy ? (wide + share + 999_999n) / 1_000_000n : (wide - share) / 1_000_000n);
      };
      const found = botPlay.fills.first.map(
        ({ timeMs, side, priceTicks }) => `${Math.floor((timeMs - columns.fromMs) / columns.intervalMs)}: ${side} ${priceTicks}`,
      );
      expect({ fills: found, betterThanStop: 0 }).toEqual(stopFills(bars, isLong, distance, worse));
    }),
  );
});

/** Puts all it has into the coin and keeps it: no order of it is ever reached. */
const holder = (): PlayedBot =>
  scriptedBot(
    (input, act) => {
      if (input.type === 'start') act.takeFunds(1, 1_234_567);
    },
    () => ({ matchedUnits: 0, matchedCount: 0, levels: [], lowerTicks: 950, upperTicks: 1050 }),
  );

/** The deepest fall by the slow way: every candle played alone, and the worth looked at at each close. */
function slowFall(bars: readonly Bar[], bot: () => PlayedBot): { readonly units: number; readonly inRange: number } {
  let [peak, units, inRange] = [0, 0, 0];
  for (let count = 1; count <= bars.length; count += 1) {
    const botPlay = new BotPlay([sampleMarket()], () => bot());
    playCandles({ columns: candles(bars.slice(0, count)), funding: [] }, botPlay, null, () => true);
    const close = bars[count - 1]?.[3] ?? 0;
    const profit = botPlay.worth(close) - botPlay.investedUnits;
    peak = Math.max(peak, profit);
    units = Math.max(units, peak - profit);
    const { lowerTicks, upperTicks } = botPlay.figures();
    if (close >= lowerTicks && close <= upperTicks) inRange += 1;
  }
  return { units, inRange };
}

test('the deepest fall and the time in range are those that a look at every close finds', () => {
  fc.assert(
    fc.property(tapes, fc.integer({ min: 2, max: 60 }), fc.boolean(), (bars, width, holds) => {
      const bot = (): PlayedBot => (holds ? holder() : ladder({ width, steps: 6, lots: 10, funds: 200_000 }));
      const played = playCandles({ columns: candles(bars), funding: [] }, new BotPlay([sampleMarket()], () => bot()), null, () => true);
      const slow = slowFall(bars, bot);
      expect(played?.track.fallUnits).toBe(slow.units);
      expect(played?.track.inRange).toBe(slow.inRange);
      expect(played?.track.counted).toBe(bars.length);
    }),
    { numRuns: 60 },
  );
});

const run = (bars: readonly Bar[], create: () => PlayedBot) =>
  runCandles(
    {
      symbols: ['AAABBB_SPBL'],
      markets: [sampleMarket()],
      pasts: [{ columns: candles(bars), funding: [] }],
      bot: { hasManyMarkets: false, check: () => [], create, history: () => null, holding: () => null },
    },
    () => 0,
    () => true,
  );

test('matched and unpaired profit are the total, and the curve ends at the equity', () => {
  fc.assert(
    fc.property(tapes, (bars) => {
      const outcome = run(bars, () => ladder({ width: 7, steps: 6, lots: 10, funds: 200_000 }));
      if (!outcome.ok) throw new Error(outcome.why);
      const { figures, curve, fills } = outcome.result;
      const units = (text: string): number => Math.round(Number(text) * 10_000);
      expect(units(figures.matchedProfit) + units(figures.unpairedProfit)).toBe(units(figures.totalProfit));
      expect(units(figures.equity)).toBe(units(figures.invested) + units(figures.totalProfit));
      expect(curve.at(-1)?.[1]).toBe(figures.equity);
      expect(fills.reduce((sum, { profit }) => sum + units(profit ?? '0'), 0)).toBe(units(figures.matchedProfit));
      expect(figures.totalRate).toBe(rateText(units(figures.totalProfit), units(figures.invested)));
    }),
  );
});

test('a bot in a market that stands still trades nothing, and gains and loses nothing', () => {
  const flat = Array.from({ length: 3000 }, (): Bar => [1000, 1000, 1000, 1000]);
  const outcome = run(flat, () => ladder({ width: 7, steps: 6, lots: 10, funds: 200_000 }));
  if (!outcome.ok) throw new Error(outcome.why);
  const { figures, fillCount, curve } = outcome.result;
  expect({ fillCount, total: figures.totalProfit, fees: figures.fees, fall: figures.maxDrawdown, worst: figures.worstDay }).toEqual({
    fillCount: 0,
    total: '0',
    fees: '0',
    fall: '0',
    worst: null,
  });
  expect(curve.length).toBeLessThanOrEqual(500);
  expect(new Set(curve.map(([, equity]) => equity))).toEqual(new Set([figures.invested]));
});

test('what lasts less than a day is not annualised; two days that gain 2 % are 365 %', () => {
  // All the money but the fee is put into the coin at 1,000; it rises to 1,022.
  const hold = () =>
    scriptedBot((input, act) => {
      if (input.type !== 'start') return;
      act.takeFunds(1, 1_000_000);
    });
  const rising = (count: number): Bar[] =>
    Array.from({ length: count }, (_, place): Bar => {
      const price = place === count - 1 ? 1020 : 1000;
      return [price, price, price, price];
    });
  const rate = (count: number): string | null => {
    const outcome = run(rising(count), hold);
    return outcome.ok ? outcome.result.figures.annualisedRate : null;
  };
  expect(rate(1440)).toBeNull();
  // Two days and the minute of the start, which is over when the bot begins.
  expect(Number(rate(2881))).toBeCloseTo(3.65, 4);
});

test('over months without a fill the deepest fall is that of the closes, wherever it lies', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2990 }),
      fc.integer({ min: 5001, max: 9000 }),
      fc.integer({ min: 100, max: 4999 }),
      (place, top, bottom) => {
        // Long enough for the curve to have a point in many candles only; up and down in three of them.
        const price = (at: number): number => (at === place ? top : at === place + 2 ? bottom : 5000);
        const bars = Array.from({ length: 3000 }, (_, at): Bar => [price(at), price(at), price(at), price(at)]);
        const worth = (ticks: number): number => Math.floor((1_234_567 * ticks) / 100);
        const played = playCandles(
          { columns: candles(bars), funding: [] },
          new BotPlay([sampleMarket()], () => holder()),
          null,
          () => true,
        );
        expect(played?.track.fallUnits).toBe(worth(top) - worth(bottom));
      },
    ),
    { numRuns: 40 },
  );
});
