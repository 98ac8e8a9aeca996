// The newest minutes of a market in columns: a fifth of the memory that they take as objects.
import type { TickCandle } from '../candles/tick-candle.ts';

/**
 * Whole amounts of any size in a column: plain numbers, with a bigint beside them only where one does not fit. The amount that was set
 * last is read; 0 before.
 */
class AmountColumn {
  readonly #numbers: Float64Array;
  readonly #large = new Map<number, bigint>();

  constructor(length: number) {
    this.#numbers = new Float64Array(length);
  }

  at(place: number): bigint {
    return this.#large.get(place) ?? BigInt(this.#numbers[place] ?? 0);
  }

  set(place: number, amount: bigint): void {
    const number = Number(amount);
    if (Number.isSafeInteger(number)) {
      this.#numbers[place] = number;
      if (this.#large.size > 0) this.#large.delete(place);
    } else this.#large.set(place, amount);
  }
}

/** Holds so many at most: beyond them the oldest one goes for each new one. */
export class MinuteRing {
  readonly #length: number;
  readonly #open: Float64Array;
  readonly #high: Float64Array;
  readonly #low: Float64Array;
  readonly #close: Float64Array;
  readonly #timeMs: Float64Array;
  readonly #base: AmountColumn;
  readonly #quote: AmountColumn;
  #first = 0;
  #count = 0;

  constructor(length: number) {
    this.#length = length;
    const column = (): Float64Array => new Float64Array(length);
    [this.#open, this.#high, this.#low, this.#close, this.#timeMs] = [column(), column(), column(), column(), column()];
    this.#base = new AmountColumn(length);
    this.#quote = new AmountColumn(length);
  }

  get count(): number {
    return this.#count;
  }

  /** The place of one by its age: 0 is the oldest. */
  #place(at: number): number {
    return (this.#first + at) % this.#length;
  }

  /** Undefined: there are not so many. */
  at(index: number): TickCandle | undefined {
    if (index < 0 || index >= this.#count) return undefined;
    const place = this.#place(index);
    return {
      openTimeMs: this.#timeMs[place] ?? 0,
      openTicks: this.#open[place] ?? 0,
      highTicks: this.#high[place] ?? 0,
      lowTicks: this.#low[place] ?? 0,
      closeTicks: this.#close[place] ?? 0,
      baseLots: this.#base.at(place),
      quoteUnits: this.#quote.at(place),
    };
  }

  #write(index: number, minute: TickCandle): void {
    const place = this.#place(index);
    this.#timeMs[place] = minute.openTimeMs;
    this.#open[place] = minute.openTicks;
    this.#high[place] = minute.highTicks;
    this.#low[place] = minute.lowTicks;
    this.#close[place] = minute.closeTicks;
    this.#base.set(place, minute.baseLots);
    this.#quote.set(place, minute.quoteUnits);
  }

  replaceNewest(minute: TickCandle): void {
    this.#write(this.#count - 1, minute);
  }

  push(minute: TickCandle): void {
    if (this.#count === this.#length) this.shift();
    this.#count += 1;
    this.#write(this.#count - 1, minute);
  }

  /** Drops the oldest one. */
  shift(): void {
    if (this.#count === 0) return;
    this.#first = this.#place(1);
    this.#count -= 1;
  }
}
