// Plays candles to a bot of one market: the fast model. Candles that reach nothing of it cost a few comparisons.
import type { HistoryNeed } from '#server/automation/bot-kind.ts';
import type { CandleColumns } from '../candle-columns.ts';
import { WorthTrack } from '../figures/worth-track.ts';
import type { BotPlay } from './bot-play.ts';
import { LegPast, type MarketPast } from './leg-past.ts';
import { walkCandle } from './walk-candle.ts';

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

class Player {
  readonly #columns: CandleColumns;
  readonly #botPlay: BotPlay;
  readonly #past: LegPast;
  #isRangeOld = false;
  #rangeFrom = 0;
  crowdedCandles = 0;
  readonly track: WorthTrack;

  constructor(past: MarketPast, botPlay: BotPlay) {
    this.#columns = past.columns;
    this.#botPlay = botPlay;
    this.#past = new LegPast(botPlay.main, past);
    this.track = new WorthTrack(botPlay, [past.columns]);
  }

  /** The bot begins at the close of the first candle: before it there is no price. */
  start(history: HistoryNeed | null): void {
    this.#stand(0);
    if (history !== null) this.#past.tellHistory(history);
    this.#botPlay.main.tell({ type: 'start' });
    this.#afterCandle(0);
    this.track.refreshRange();
    this.track.passOne(0);
  }

  /** Plays up to a stop of the track at most; answers the place that it came to. */
  run(from: number): number {
    const end = Math.min(this.track.nextStop(from), this.#dueBefore(from));
    const { orders, waits, account } = this.#botPlay.main;
    let [below, above] = [
      Math.max(orders.highestBuy, waits.lastAtOrBelow, waits.markAtOrBelow),
      Math.min(orders.lowestSell, waits.lastAtOrAbove || Infinity, waits.markAtOrAbove || Infinity),
    ];
    const direction = account.direction();
    if (direction > 0) below = Math.max(below, this.#botPlay.main.liquidationTicks);
    else if (direction < 0) above = Math.min(above, this.#botPlay.main.liquidationTicks || Infinity);
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
    walkCandle(botPlay.main, { open: open[place] ?? 0, high: high[place] ?? 0, low: low[place] ?? 0, close: close[place] ?? 0 });
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
    const { fromMs, intervalMs } = this.#columns;
    this.#botPlay.timeMs = fromMs + (place + 1) * intervalMs - 1;
    this.#past.stand(place);
  }

  /** The place behind the candle that brings what is due by time. */
  #dueBefore(from: number): number {
    const { fromMs, intervalMs } = this.#columns;
    const dueMs = Math.min(this.#botPlay.wakeMs || Infinity, this.#past.dueMs(from));
    return Math.max(from + 1, Math.ceil((dueMs - fromMs) / intervalMs));
  }

  #afterCandle(place: number): void {
    const { fromMs, intervalMs } = this.#columns;
    this.#past.afterCandle(place);
    this.#botPlay.wakeAt(fromMs + (place + 1) * intervalMs);
  }
}

/** Null: it was stopped by `onCandles`. Refuses (RangeError) no candles. */
export function playCandles(past: MarketPast, botPlay: BotPlay, history: HistoryNeed | null, onCandles: OnCandles): CandlePlay | null {
  const { count } = past.columns;
  if (count === 0) throw new RangeError(`${botPlay.market.symbol}: there are no candles to play`);
  const player = new Player(past, botPlay);
  player.start(history);
  player.track.stopBehind(1);
  let told = 0;
  for (let place = 1; place < count;) {
    const next = player.run(place);
    if (next === player.track.nextStop(place)) player.track.stopBehind(next);
    place = next;
    if (place - told < tellEvery) continue;
    told = place;
    if (!onCandles(place)) return null;
  }
  return { botPlay, track: player.track, crowdedCandles: player.crowdedCandles };
}
