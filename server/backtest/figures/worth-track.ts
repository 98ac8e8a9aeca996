// The worth of a backtest over time: its curve, its deepest fall, its days, and how long the price lay in the range.
import { backtestCurvePoints } from '#lib/contract/bots/backtest.ts';
import type { CandleColumns } from '../candle-columns.ts';
import type { BacktestAccount } from '../play/account.ts';
import type { BotPlay } from '../play/bot-play.ts';

const dayMs = 86_400_000;

/** The bot that is looked at: its worth at a price of its main market, and whether that rises with it. */
type Worth = Pick<BotPlay, 'worth' | 'investedUnits' | 'startedMs' | 'figures'> & {
  readonly main: { readonly account: Pick<BacktestAccount, 'direction'> };
};

/** Profit in units at a close, and the closes of all markets in ticks, the main one first. */
export type TrackPoint = { readonly timeMs: number; readonly profitUnits: number; readonly closes: readonly number[] };

export type TrackedDay = { readonly dayMs: number; readonly profitUnits: number; readonly beforeUnits: number };

/** Closes in which the holdings did not change, as numbers that rise when the worth does. */
type Stretch = { highest: number; lowest: number; peak: number; trough: number };

const sign = (value: number): number => (value > 0 ? 1 : value < 0 ? -1 : 0);

export class WorthTrack {
  readonly points: TrackPoint[] = [];
  readonly #botPlay: Worth;
  readonly #every: number;
  readonly #columns: CandleColumns;
  readonly #all: readonly CandleColumns[];
  #peakUnits = 0;
  fallUnits = 0;
  /** The profit that the deepest fall began at. */
  fallFromUnits = 0;
  worstDay: TrackedDay | null = null;
  #dayProfit = 0;
  #lower = 0;
  #upper = Number.POSITIVE_INFINITY;
  hasRange = false;
  inRange = 0;
  counted = 0;

  /** The candles of all markets, those of the main one first. Refuses (RangeError) none. */
  constructor(botPlay: Worth, all: readonly CandleColumns[]) {
    const [columns] = all;
    if (columns === undefined) throw new RangeError('there are no candles to follow');
    this.#botPlay = botPlay;
    this.#columns = columns;
    this.#all = all;
    this.#every = Math.max(1, Math.ceil(columns.count / (backtestCurvePoints - 1)));
  }

  /** The gain on everything that was put in. */
  profit(priceTicks: number): number {
    return this.#botPlay.worth(priceTicks) - this.#botPlay.investedUnits;
  }

  /** The range as it is now; moved and edited grids have another one than they began with. */
  refreshRange(): void {
    const { lowerTicks, upperTicks } = this.#botPlay.figures();
    this.hasRange = this.hasRange || lowerTicks > 0;
    this.#lower = lowerTicks;
    this.#upper = upperTicks === 0 ? Number.POSITIVE_INFINITY : upperTicks;
  }

  /** The candle behind the next one at which something is to be noted: a point of the curve, or the end of a day. */
  nextStop(place: number): number {
    const { fromMs, intervalMs, count } = this.#columns;
    const sample = (Math.floor(place / this.#every) + 1) * this.#every;
    const openMs = fromMs + place * intervalMs;
    const dayEnd = Math.ceil(((Math.floor(openMs / dayMs) + 1) * dayMs - fromMs) / intervalMs);
    return Math.min(count, sample, Math.max(place + 1, dayEnd));
  }

  /** Goes over candles from one place until the first that reaches `below` or `above`, at most to `end`; answers where it stopped. */
  pass(from: number, end: number, below: number, above: number): number {
    const { high, low, close } = this.#columns;
    const direction = sign(this.#botPlay.main.account.direction());
    const [lower, upper] = [this.#lower, this.#upper];
    let [highest, lowest, peak, trough, inRange] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0, 0];
    let deepest = 0;
    let place = from;
    for (; place < end; place += 1) {
      if ((low[place] ?? 0) <= below || (high[place] ?? 0) >= above) break;
      const ticks = close[place] ?? 0;
      if (ticks >= lower && ticks <= upper) inRange += 1;
      const worth = ticks * direction;
      if (worth > highest) highest = worth;
      else if (highest - worth > deepest) {
        deepest = highest - worth;
        peak = highest;
        trough = worth;
      }
      if (worth < lowest) lowest = worth;
    }
    if (place > from) this.#note(place - from, inRange, direction, { highest, lowest, peak, trough });
    return place;
  }

  /** One candle in which something happened. */
  passOne(place: number): void {
    this.pass(place, place + 1, 0, Number.POSITIVE_INFINITY);
  }

  /** One candle of several markets, with all of them at its end. */
  noteClose(place: number): void {
    const ticks = this.#columns.close[place] ?? 0;
    if (this.#botPlay.startedMs !== null) {
      this.counted += 1;
      if (ticks >= this.#lower && ticks <= this.#upper) this.inRange += 1;
    }
    const profit = this.profit(ticks);
    this.#fall(this.#peakUnits, profit);
    this.#peakUnits = Math.max(this.#peakUnits, profit);
  }

  /** Ends what ends behind a candle: takes a point of the curve, closes a day. */
  stopBehind(place: number): void {
    const { fromMs, intervalMs, count, close } = this.#columns;
    const timeMs = fromMs + place * intervalMs;
    const closeTicks = close[place - 1] ?? 0;
    const profitUnits = this.profit(closeTicks);
    if (place % this.#every === 0 || place === count)
      this.points.push({ timeMs, profitUnits, closes: this.#all.map((one) => one.close[place - 1] ?? 0) });
    if (timeMs % dayMs >= intervalMs && place !== count) return;
    const gained = profitUnits - this.#dayProfit;
    const begin = Math.floor((timeMs - 1) / dayMs) * dayMs;
    if (gained < (this.worstDay?.profitUnits ?? 0)) this.worstDay = { dayMs: begin, profitUnits: gained, beforeUnits: this.#dayProfit };
    this.#dayProfit = profitUnits;
  }

  #note(candles: number, inRange: number, direction: number, { highest, lowest, peak, trough }: Stretch): void {
    if (this.#botPlay.startedMs !== null) {
      this.counted += candles;
      this.inRange += inRange;
    }
    // Without holdings that follow the price every close is worth the same.
    const at = (worth: number): number => this.profit(direction === 0 ? 1 : worth * direction);
    this.#fall(this.#peakUnits, at(lowest));
    if (peak !== trough) this.#fall(at(peak), at(trough));
    this.#peakUnits = Math.max(this.#peakUnits, at(highest));
  }

  #fall(fromUnits: number, toUnits: number): void {
    if (fromUnits - toUnits <= this.fallUnits) return;
    this.fallUnits = fromUnits - toUnits;
    this.fallFromUnits = fromUnits;
  }
}
