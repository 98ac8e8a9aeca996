// The grid of the published backtests: another venue's rules of levels, sizes and pairs, here to hold our fills against its figures.
import { Side } from '#lib/contract/enums.ts';
import type { BotActions } from '#server/automation/bot-kind.ts';
import type { PlayedInput } from '#server/backtest/play/played-bot.ts';
import { buy, scriptedBot, sell, type ScriptedBot } from './scripted-bot.ts';

export type GoldenTerms = {
  readonly isHedged: boolean;
  readonly isGeometric: boolean;
  readonly numGrids: number;
  readonly bottom: number;
  readonly top: number;
  readonly initialQuote: number;
  readonly feeRate: number;
};

/** It buys or sells at a level only when the level is ready for it; in both ways where it is not said which. */
type Level = { readonly price: number; ready: 'buy' | 'sell' | 'both' | 'none'; above: Level | null; below: Level | null };
type Standing = { readonly level: Level; readonly side: Side; readonly amount: number };

/** A smaller share of what an order should be is not worth placing. */
const leastShare = 0.5;
/** Prices and quantities in millionths. */
export const scale = 1_000_000;

/** Its own money, in plain numbers as that program counts it: fees of both sides in the quote coin. */
class Purse {
  quote: number;
  base = 0;
  reservedQuote = 0;
  reservedBase = 0;
  readonly #feeRate: number;

  constructor({ initialQuote, feeRate }: GoldenTerms) {
    this.quote = initialQuote;
    this.#feeRate = feeRate;
  }

  worth(price: number): number {
    return this.quote + this.reservedQuote + (this.base + this.reservedBase) * price;
  }

  /** The part of an amount that it can place; 0: too little. */
  reserve(side: Side, wanted: number, price: number): number {
    const has = side === Side.buy ? this.quote / price : this.base;
    if (has < wanted * leastShare) return 0;
    const amount = Math.floor(Math.min(wanted, has) * scale) / scale;
    if (side === Side.buy) {
      this.quote -= amount * price;
      this.reservedQuote += amount * price;
    } else {
      this.base -= amount;
      this.reservedBase += amount;
    }
    return amount;
  }

  /** Pays out of what is reserved first. */
  fill(side: Side, amount: number, price: number): void {
    const fee = amount * price * this.#feeRate;
    if (side === Side.buy) {
      const rest = this.reservedQuote - amount * price - fee;
      this.reservedQuote = Math.max(0, rest);
      this.quote += Math.min(0, rest);
      this.base += amount;
    } else {
      const rest = this.reservedBase - amount;
      this.reservedBase = Math.max(0, rest);
      this.base += Math.min(0, rest);
      this.quote += amount * price - fee;
    }
  }
}

function levelsOf({ numGrids, bottom, top, isGeometric, isHedged }: GoldenTerms): Level[] {
  const share = (place: number): number => place / (numGrids - 1);
  const prices = Array.from({ length: numGrids }, (_, place) =>
    isGeometric ? bottom * (top / bottom) ** share(place) : bottom + (top - bottom) * share(place),
  );
  return prices.map((price, place) => ({
    price: Math.round(price * scale) / scale,
    ready: isHedged ? (place === numGrids - 1 ? 'sell' : 'both') : price <= (bottom + top) / 2 ? 'buy' : 'sell',
    above: null,
    below: null,
  }));
}

const isReady = (level: Level, side: Side): boolean => level.ready === side || level.ready === 'both';

/** Trades only where levels of its side stand: all but the top one (the bottom one) when hedged, else those of its half. */
export function goldenGrid(terms: GoldenTerms): ScriptedBot {
  const levels = levelsOf(terms);
  const purse = new Purse(terms);
  const standing = new Map<number, Standing>();
  const middle = (terms.bottom + terms.top) / 2;
  const tradesAt = (level: Level, side: Side): boolean => {
    if (terms.isHedged) return side === Side.buy ? level !== levels.at(-1) : level !== levels[0];
    return (side === Side.buy) === level.price <= middle;
  };
  let opening = 0;

  const place = (act: BotActions, level: Level, side: Side, wanted: number): boolean => {
    const amount = purse.reserve(side, wanted, level.price);
    if (amount === 0) return false;
    level.ready = 'none';
    // An order at a level of the other side rests for ever in that program: its money is bound, and nothing more.
    if (!tradesAt(level, side)) return true;
    const size = { lots: Math.round(amount * scale), priceTicks: Math.round(level.price * scale) };
    standing.set(act.place(side === Side.buy ? buy(size) : sell(size)), { level, side, amount });
    return true;
  };

  const begin = (act: BotActions, price: number): void => {
    for (const side of [Side.buy, Side.sell]) {
      for (const level of levels) {
        const isBeyond = side === Side.buy ? level.price < price : level.price > price;
        if (isBeyond && tradesAt(level, side) && isReady(level, side)) place(act, level, side, purse.worth(price) / terms.numGrids / price);
      }
    }
  };

  const bought = (act: BotActions, level: Level, amount: number): void => {
    level.ready = terms.isHedged ? 'both' : 'sell';
    if (terms.isHedged && level.above !== null) level.above.ready = 'sell';
    const next = terms.isHedged
      ? levels[levels.indexOf(level) + 1]
      : levels.find((one) => one.price > middle && one.price > level.price && isReady(one, Side.sell));
    if (next === undefined || !isReady(next, Side.sell) || !place(act, next, Side.sell, amount)) return;
    level.above = next;
    next.below = level;
  };

  const sold = (act: BotActions, level: Level, amount: number): void => {
    level.ready = terms.isHedged ? 'both' : 'buy';
    if (terms.isHedged && level.below !== null) level.below.ready = 'buy';
    const pair = level.below !== null && isReady(level.below, Side.buy) ? level.below : levels[levels.indexOf(level) - 1];
    if (pair === undefined || !place(act, pair, Side.buy, amount)) return;
    level.below = pair;
    pair.above = level;
  };

  const wake = (act: BotActions, price: number, timeMs: number): void => {
    if (price < terms.bottom || price > terms.top) {
      act.waitFor({ atMs: timeMs + 1 });
      return;
    }
    act.waitFor({});
    opening = act.place(buy({ lots: Math.floor((terms.initialQuote / 2 / price) * scale) }));
  };

  return scriptedBot((input: PlayedInput, act) => {
    const price = input.prices.lastTicks / scale;
    if (input.type === 'start') {
      // More than it counts on: its own purse, not ours, says what it can place.
      act.takeFunds(2, terms.initialQuote * 10 * scale * scale);
      wake(act, price, input.timeMs);
    } else if (input.type === 'time') wake(act, price, input.timeMs);
    if (input.type !== 'filled') return;
    purse.fill(input.side, input.lots / scale, input.priceTicks / scale);
    if (input.step === opening) {
      begin(act, price);
      return;
    }
    const order = standing.get(input.step);
    if (order === undefined) throw new Error(`nothing was placed at step ${input.step}`);
    if (order.side === Side.buy) bought(act, order.level, order.amount);
    else sold(act, order.level, order.amount);
  });
}
