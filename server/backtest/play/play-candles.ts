// Plays candles to a bot: the fast model. Candles that reach nothing of it cost a few comparisons.
import type { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import type { ClosedCandle } from '#server/automation/bot-kind.ts';
import type { CandleColumns } from '../candle-columns.ts';
import { WorthTrack } from '../figures/worth-track.ts';
import type { BotPlay } from './bot-play.ts';
import { walkCandle } from './walk-candle.ts';

/** A rate of funding as it was settled at a time; in hundred-millionths. */
export type FundingSlot = { readonly slotMs: number; readonly rateE8: number };

export type CandlePlay = {
  readonly botPlay: BotPlay;
  readonly track: WorthTrack;
  /** Candles in which two or more orders filled. */
  readonly crowdedCandles: number;
};

/** Told every so many candles how far it is; false: it is to stop. */
export type OnCandles = (played: number) => boolean;
const tellEvery = 65_536;
/** The range of a bot that may have moved is looked at so often at most, in candles. */
const rangeEvery = 16;

/** Candles finer than those that are played do not exist: the played ones are told. */
const playable = (interval: KlineInterval): KlineInterval => (interval === 'realtime' || interval === '1s' ? '1m' : interval);

/** A longer candle that the bot waits for: where it began and where it ends. */
type AwaitedCandle = { readonly interval: KlineInterval; readonly openMs: number; readonly endMs: number };

class Player {
  readonly #columns: CandleColumns;
  readonly #botPlay: BotPlay;
  readonly #funding: readonly FundingSlot[];
  #nextFunding = 0;
  #isRangeOld = false;
  #rangeFrom = 0;
  #awaited: AwaitedCandle | null = null;
  crowdedCandles = 0;
  readonly track: WorthTrack;

  constructor(columns: CandleColumns, botPlay: BotPlay, funding: readonly FundingSlot[]) {
    this.#columns = columns;
    this.#botPlay = botPlay;
    this.#funding = funding;
    this.track = new WorthTrack(botPlay, columns);
  }

  /** The bot begins at the close of the first candle: before it there is no price. */
  start(): void {
    this.#stand(0);
    const botPlay = this.#botPlay;
    botPlay.tradeTicks = botPlay.priceTicks;
    botPlay.tell({ type: 'start', timeMs: botPlay.timeMs, prices: botPlay.prices, leg: 0 });
    this.#afterCandle(0);
    this.track.refreshRange();
    this.track.passOne(0);
  }

  /** Plays up to a stop of the track at most; answers the place that it came to. */
  run(from: number): number {
    const end = Math.min(this.track.nextStop(from), this.#dueBefore(from));
    const { orders, waits } = this.#botPlay;
    let [below, above] = [
      Math.max(orders.highestBuy, waits.lastAtOrBelow, waits.markAtOrBelow),
      Math.min(orders.lowestSell, waits.lastAtOrAbove || Infinity, waits.markAtOrAbove || Infinity),
    ];
    const direction = this.#botPlay.account.direction();
    if (direction > 0) below = Math.max(below, this.#botPlay.liquidationTicks);
    else if (direction < 0) above = Math.min(above, this.#botPlay.liquidationTicks || Infinity);
    const place = this.track.pass(from, end, below, above);
    if (place > from) this.#stand(place - 1);
    if (place === end) {
      this.#afterCandle(end - 1);
      return end;
    }
    this.#play(place);
    return place + 1;
  }

  #play(place: number): void {
    const { open, high, low, close } = this.#columns;
    const botPlay = this.#botPlay;
    this.#stand(place);
    const before = botPlay.fills.count;
    const steps = botPlay.decided;
    walkCandle(botPlay, { open: open[place] ?? 0, high: high[place] ?? 0, low: low[place] ?? 0, close: close[place] ?? 0 });
    const fills = botPlay.fills.count - before;
    if (fills > 1) this.crowdedCandles += 1;
    this.#afterCandle(place);
    // A range is moved by what is no fill of an order. Asking for it costs more than a fill: a few candles late is soon enough.
    this.#isRangeOld ||= botPlay.decided - steps > fills;
    if (this.#isRangeOld && place >= this.#rangeFrom + rangeEvery) {
      this.track.refreshRange();
      this.#isRangeOld = false;
      this.#rangeFrom = place;
    }
    this.track.passOne(place);
  }

  /** Sets the moment to the last one of a candle. */
  #stand(place: number): void {
    const { fromMs, intervalMs, close } = this.#columns;
    const botPlay = this.#botPlay;
    botPlay.candle = place;
    botPlay.timeMs = fromMs + (place + 1) * intervalMs - 1;
    botPlay.priceTicks = close[place] ?? 0;
    botPlay.tradeTicks = botPlay.priceTicks;
  }

  /** The place behind the candle that brings what is due by time. */
  #dueBefore(from: number): number {
    const { fromMs, intervalMs } = this.#columns;
    const { waits } = this.#botPlay;
    const awaited = this.#candleAwaited(from)?.endMs ?? Infinity;
    const funding = this.#funding[this.#nextFunding]?.slotMs ?? Infinity;
    const dueMs = Math.min(waits.atMs || Infinity, awaited, funding);
    return Math.max(from + 1, Math.ceil((dueMs - fromMs) / intervalMs));
  }

  #candleAwaited(from: number): AwaitedCandle | null {
    const { candles } = this.#botPlay.waits;
    if (candles === null) this.#awaited = null;
    else if (this.#awaited === null || this.#awaited.interval !== candles) {
      const { fromMs, intervalMs } = this.#columns;
      const nowMs = fromMs + from * intervalMs;
      const interval = playable(candles);
      const begun = bucketStart(interval, nowMs);
      // One that had begun before it was waited for is not told.
      const openMs = begun === nowMs ? begun : shiftBucket(interval, begun, 1);
      this.#awaited = { interval: candles, openMs, endMs: shiftBucket(interval, openMs, 1) };
    }
    return this.#awaited;
  }

  /** The end of a candle brings this: funding, the close of a longer candle, a time. */
  #afterCandle(place: number): void {
    const { fromMs, intervalMs } = this.#columns;
    const botPlay = this.#botPlay;
    const endMs = fromMs + (place + 1) * intervalMs;
    for (let slot = this.#funding[this.#nextFunding]; slot !== undefined && slot.slotMs <= endMs; slot = this.#funding[this.#nextFunding]) {
      this.#nextFunding += 1;
      if (slot.slotMs > fromMs) botPlay.fund(slot.rateE8);
    }
    const awaited = this.#awaited;
    if (awaited !== null && awaited.endMs <= endMs && botPlay.waits.candles === awaited.interval) {
      const interval = playable(awaited.interval);
      this.#awaited = { interval: awaited.interval, openMs: awaited.endMs, endMs: shiftBucket(interval, awaited.endMs, 1) };
      botPlay.tell({
        type: 'candle',
        candle: this.#join(interval, awaited.openMs, place),
        timeMs: botPlay.timeMs,
        prices: botPlay.prices,
        leg: 0,
      });
    }
    if (botPlay.waits.atMs > 0 && botPlay.waits.atMs <= endMs) {
      botPlay.waits.atMs = 0;
      botPlay.tell({ type: 'time', timeMs: botPlay.timeMs, prices: botPlay.prices, leg: 0 });
    }
  }

  /** The candles from a time to a place as one. */
  #join(interval: KlineInterval, openMs: number, last: number): ClosedCandle {
    const { fromMs, intervalMs, open, high, low, close, volume } = this.#columns;
    const first = Math.max(0, Math.round((openMs - fromMs) / intervalMs));
    let [highest, lowest, volumeLots] = [0, Infinity, 0];
    for (let place = first; place <= last; place += 1) {
      highest = Math.max(highest, high[place] ?? 0);
      lowest = Math.min(lowest, low[place] ?? 0);
      volumeLots += volume[place] ?? 0;
    }
    return { interval, openMs, open: open[first] ?? 0, high: highest, low: lowest, close: close[last] ?? 0, volumeLots };
  }
}

/** Null: it was stopped by `onCandles`. Refuses (RangeError) no candles. */
export function playCandles(
  columns: CandleColumns,
  botPlay: BotPlay,
  funding: readonly FundingSlot[],
  onCandles: OnCandles,
): CandlePlay | null {
  if (columns.count === 0) throw new RangeError(`${botPlay.market.symbol}: there are no candles to play`);
  const player = new Player(columns, botPlay, funding);
  player.start();
  player.track.stopBehind(1);
  let told = 0;
  for (let place = 1; place < columns.count;) {
    const next = player.run(place);
    if (next === player.track.nextStop(place)) player.track.stopBehind(next);
    place = next;
    if (place - told < tellEvery) continue;
    told = place;
    if (!onCandles(place)) return null;
  }
  return { botPlay, track: player.track, crowdedCandles: player.crowdedCandles };
}
