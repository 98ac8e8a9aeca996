// Plays candles to a bot of several markets, minute by minute: in each of them one market after the other goes its way.
import type { HistoryNeed } from '#server/automation/bot-kind.ts';
import type { CandleColumns } from '../candle-columns.ts';
import { WorthTrack } from '../figures/worth-track.ts';
import type { BotPlay } from './bot-play.ts';
import { LegPast, type MarketPast } from './leg-past.ts';
import type { LegPlay } from './leg-play.ts';
import type { CandlePlay, OnCandles } from './play-candles.ts';
import { walkCandle } from './walk-candle.ts';

const tellEvery = 16_384;

/** True if the prices of a candle reach an order, a price that is waited for, or the end of the position. */
function isReached({ orders, waits, account, liquidationTicks }: LegPlay, low: number, high: number): boolean {
  if (low <= Math.max(orders.highestBuy, waits.lastAtOrBelow, waits.markAtOrBelow)) return true;
  if (high >= Math.min(orders.lowestSell, waits.lastAtOrAbove || Infinity, waits.markAtOrAbove || Infinity)) return true;
  const direction = account.direction();
  if (direction > 0) return low <= liquidationTicks;
  return direction < 0 && high >= (liquidationTicks || Infinity);
}

class ManyPlayer {
  readonly #columns: readonly CandleColumns[];
  readonly #botPlay: BotPlay;
  readonly #pasts: readonly LegPast[];
  /** Ends of positions that stand on the same money move with the prices of all of them. */
  readonly #sharesMargin: boolean;
  crowdedCandles = 0;
  readonly track: WorthTrack;

  constructor(pasts: readonly MarketPast[], botPlay: BotPlay) {
    this.#columns = pasts.map(({ columns }) => columns);
    this.#botPlay = botPlay;
    this.#pasts = botPlay.legs.map((leg, place) => new LegPast(leg, pasts[place] ?? noPast(leg)));
    this.#sharesMargin = botPlay.legs.filter(({ market }) => market.rules.contract !== undefined).length > 1;
    this.track = new WorthTrack(botPlay, this.#columns);
  }

  start(histories: readonly (HistoryNeed | null)[]): void {
    this.#setTime(0);
    for (const past of this.#pasts) past.stand(0);
    for (const [place, past] of this.#pasts.entries()) {
      const need = histories[place] ?? null;
      if (need !== null) past.tellHistory(need);
    }
    this.#botPlay.main.tell({ type: 'start' });
    this.#end(0);
  }

  play(place: number): void {
    const botPlay = this.#botPlay;
    this.#setTime(place);
    // A longer candle that the bot waits for since the last one begins to be followed here.
    for (const past of this.#pasts) {
      past.dueMs(place);
      past.tradeAt(place);
    }
    const before = botPlay.fills.count;
    for (const [at, leg] of botPlay.legs.entries()) this.#playLeg(at, leg, place);
    if (botPlay.fills.count - before > 1) this.crowdedCandles += 1;
    this.#end(place);
  }

  #playLeg(at: number, leg: LegPlay, place: number): void {
    const columns = this.#columns[at];
    if (columns === undefined) return;
    const [low, high] = [columns.low[place] ?? 0, columns.high[place] ?? 0];
    if (this.#sharesMargin) leg.forgetLiquidation();
    this.#pasts[at]?.stand(place);
    if (!isReached(leg, low, high)) return;
    walkCandle(leg, { open: columns.open[place] ?? 0, high, low, close: columns.close[place] ?? 0 });
  }

  #end(place: number): void {
    for (const past of this.#pasts) past.afterCandle(place);
    const [main] = this.#columns;
    if (main !== undefined) this.#botPlay.wakeAt(main.fromMs + (place + 1) * main.intervalMs);
    this.track.noteClose(place);
  }

  #setTime(place: number): void {
    const [main] = this.#columns;
    if (main !== undefined) this.#botPlay.timeMs = main.fromMs + (place + 1) * main.intervalMs - 1;
  }
}

const noPast = ({ market }: LegPlay): never => {
  throw new RangeError(`${market.symbol}: there are no candles to play`);
};

/** Null: it was stopped by `onCandles`. All pasts have the same candles; refuses (RangeError) none. `histories`: what is told of each market. */
export function playMany(
  pasts: readonly MarketPast[],
  botPlay: BotPlay,
  histories: readonly (HistoryNeed | null)[],
  onCandles: OnCandles,
): CandlePlay | null {
  const count = pasts[0]?.columns.count ?? 0;
  if (count === 0) throw new RangeError(`${botPlay.market.symbol}: there are no candles to play`);
  const player = new ManyPlayer(pasts, botPlay);
  player.start(histories);
  player.track.stopBehind(1);
  for (let place = 1; place < count; place += 1) {
    player.play(place);
    if (place + 1 === player.track.nextStop(place)) player.track.stopBehind(place + 1);
    if (place % tellEvery === 0 && !onCandles(place)) return null;
  }
  return { botPlay, track: player.track, crowdedCandles: player.crowdedCandles };
}
