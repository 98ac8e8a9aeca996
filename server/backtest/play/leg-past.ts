// The past of one market of a bot that is played: its minutes, the longer candles that are made of them, and what was paid on positions.
import { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import type { ClosedCandle, History, HistoryNeed } from '#server/automation/bot-kind.ts';
import type { CandleColumns } from '../candle-columns.ts';
import type { LoanTerms } from './account.ts';
import type { LegPlay } from './leg-play.ts';

/** A rate of funding as it was settled at a time; in hundred-millionths. */
export type FundingSlot = { readonly slotMs: number; readonly rateE8: number };

/** The past of a market, as far as it was asked for and is there. */
export type MarketPast = {
  /** The candles that are played. */
  readonly columns: CandleColumns;
  /** Those with the ones before them, for who looks back from the start; absent: there are none. */
  readonly whole?: CandleColumns;
  readonly funding: readonly FundingSlot[];
  /** The terms on which its coin is lent as they are now: former ones are not kept. Absent: it is not. */
  readonly loan?: LoanTerms;
};

/** Candles finer than those that are played do not exist: the next longer ones are told. */
const playable = (asked: KlineInterval, { intervalMs }: CandleColumns): KlineInterval => {
  const reaches = (interval: KlineInterval): boolean => shiftBucket(interval, 0, 1) >= intervalMs;
  return reaches(asked) ? asked : (KlineInterval.find(reaches) ?? asked);
};

/** A longer candle that the bot waits for: where it began and where it ends. */
type AwaitedCandle = { readonly interval: KlineInterval; readonly openMs: number; readonly endMs: number };

/** The candles that open in a time, as one. */
function joined(
  { fromMs, intervalMs, count, ...columns }: CandleColumns,
  interval: KlineInterval,
  openMs: number,
  endMs: number,
): ClosedCandle {
  const { open, high, low, close, volume } = columns;
  const first = Math.max(0, Math.round((openMs - fromMs) / intervalMs));
  const end = Math.min(count, Math.max(first + 1, Math.round((endMs - fromMs) / intervalMs)));
  let [highest, lowest, volumeLots] = [0, Infinity, 0];
  for (let place = first; place < end; place += 1) {
    highest = Math.max(highest, high[place] ?? 0);
    lowest = Math.min(lowest, low[place] ?? 0);
    volumeLots += volume[place] ?? 0;
  }
  return { interval, openMs, open: open[first] ?? 0, high: highest, low: lowest, close: close[end - 1] ?? 0, volumeLots };
}

export class LegPast {
  readonly #leg: LegPlay;
  readonly #columns: CandleColumns;
  readonly #whole: CandleColumns;
  readonly #funding: readonly FundingSlot[];
  #nextFunding = 0;
  #awaited: AwaitedCandle | null = null;
  /** It was told of candles of this length from before the start, so that the one which was running then follows on them. */
  #toldInterval: KlineInterval | null = null;

  constructor(leg: LegPlay, { columns, whole = columns, funding }: MarketPast) {
    this.#leg = leg;
    this.#columns = columns;
    this.#whole = whole;
    this.#funding = funding;
  }

  /** Tells of the candles that were over when the first one that is played ended. */
  tellHistory({ interval: asked, candles }: HistoryNeed): void {
    const whole = this.#whole;
    const interval = playable(asked, whole);
    const endMs = bucketStart(interval, this.#columns.fromMs + this.#columns.intervalMs);
    const list: ClosedCandle[] = [];
    for (let openMs = shiftBucket(interval, endMs, -1); list.length < candles && openMs >= whole.fromMs;) {
      list.unshift(joined(whole, interval, openMs, shiftBucket(interval, openMs, 1)));
      openMs = shiftBucket(interval, openMs, -1);
    }
    const last = list.at(-1);
    if (last === undefined) return;
    this.#toldInterval = asked;
    const history: History = {
      interval: asked,
      lastOpenMs: last.openMs,
      closes: list.map(({ close }) => close),
      volumes: list.map(({ volumeLots }) => volumeLots),
    };
    this.#leg.tell({ type: 'history', ...history });
  }

  /** Orders at the market trade at the close of a candle, also where another market goes its way first. */
  tradeAt(place: number): void {
    this.#leg.tradeTicks = this.#columns.close[place] ?? 0;
  }

  /** Sets the moment to the last one of a candle. */
  stand(place: number): void {
    this.#leg.standAt(this.#columns.close[place] ?? 0);
  }

  /** The next time at which something is due by itself: the end of a longer candle, a settlement of funding. */
  dueMs(from: number): number {
    const awaited = this.#candleAwaited(from)?.endMs ?? Infinity;
    return Math.min(awaited, this.#funding[this.#nextFunding]?.slotMs ?? Infinity);
  }

  /** The end of a candle brings this: funding, and the close of a longer candle. */
  afterCandle(place: number): void {
    const { fromMs, intervalMs } = this.#columns;
    const endMs = fromMs + (place + 1) * intervalMs;
    for (let slot = this.#funding[this.#nextFunding]; slot !== undefined && slot.slotMs <= endMs; slot = this.#funding[this.#nextFunding]) {
      this.#nextFunding += 1;
      if (slot.slotMs > fromMs) this.#leg.fund(slot.rateE8);
    }
    this.#leg.charge(endMs);
    const awaited = this.#awaited;
    if (awaited === null || awaited.endMs > endMs || this.#leg.waits.candles !== awaited.interval) return;
    const interval = playable(awaited.interval, this.#columns);
    this.#awaited = { interval: awaited.interval, openMs: awaited.endMs, endMs: shiftBucket(interval, awaited.endMs, 1) };
    this.#leg.tell({ type: 'candle', candle: joined(this.#whole, interval, awaited.openMs, awaited.endMs) });
  }

  #candleAwaited(from: number): AwaitedCandle | null {
    const { candles } = this.#leg.waits;
    if (candles === null) this.#awaited = null;
    else if (this.#awaited === null || this.#awaited.interval !== candles) {
      const { fromMs, intervalMs } = this.#columns;
      const nowMs = fromMs + from * intervalMs;
      const interval = playable(candles, this.#columns);
      const begun = bucketStart(interval, nowMs);
      // One that had begun before it was waited for is not told, unless what came before it was.
      const isTold = begun === nowMs || this.#toldInterval === candles;
      const openMs = isTold ? begun : shiftBucket(interval, begun, 1);
      this.#awaited = { interval: candles, openMs, endMs: shiftBucket(interval, openMs, 1) };
    }
    return this.#awaited;
  }
}
