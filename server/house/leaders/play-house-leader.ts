// The days before a leader of the house began: its rule over the candles of five minutes of its market's past. Pure: the same candles, the same hours.
import type { LeaderHour } from '#lib/order-math/copy/record/leader-hours.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import { openingLots, stopTicks } from './house-orders.ts';
import type { HouseCandle, HouseDecision, HouseTarget } from './rules/house-decision.ts';

/** `openMs`, and the price at which it opened. */
export type PastCandle = HouseCandle & { readonly openMs: number; readonly open: number };

type Played = {
  readonly rules: Pick<MarketRules, 'takerFeePpm' | 'tickLotUnits' | 'minQuantityLots' | 'maxQuantityLots' | 'minNotionalUnits'>;
  /** False: spot, without short positions. */
  readonly isContract: boolean;
  readonly decision: HouseDecision;
  /** Given at the begin. */
  readonly fundUnits: number;
  readonly leverage: number;
};

type Position = { readonly side: 'long' | 'short'; readonly lots: number; readonly entryTicks: number; readonly stopTicks: number };

const hourMs = 3_600_000;
const million = 1_000_000n;

class PlayedLeader {
  readonly #played: Played;
  position: Position | null = null;
  #moneyUnits: number;
  mostMarginUnits = 0;

  constructor(played: Played) {
    this.#played = played;
    this.#moneyUnits = played.fundUnits;
  }

  get held(): HouseTarget {
    return this.position?.side ?? 'flat';
  }

  /** Spot is counted as a position that is paid in full. */
  equityUnits(ticks: number): number {
    if (this.position === null) return this.#moneyUnits;
    const { side, lots, entryTicks } = this.position;
    return this.#moneyUnits + (side === 'long' ? ticks - entryTicks : entryTicks - ticks) * lots * this.#played.rules.tickLotUnits;
  }

  open(side: Position['side'], ticks: number): void {
    const { rules, isContract, leverage } = this.#played;
    const lots = openingLots(rules, BigInt(this.#moneyUnits), ticks);
    if (lots === 0) return;
    this.#pay(lots, ticks);
    this.position = { side, lots, entryTicks: ticks, stopTicks: stopTicks(ticks, side) };
    const valueUnits = lots * ticks * rules.tickLotUnits;
    const marginUnits = isContract ? Math.ceil(valueUnits / leverage) : valueUnits;
    this.mostMarginUnits = Math.max(this.mostMarginUnits, marginUnits);
  }

  close(ticks: number): void {
    if (this.position === null) return;
    const { lots } = this.position;
    this.#moneyUnits = this.equityUnits(ticks);
    this.position = null;
    this.#pay(lots, ticks);
  }

  /** A stop that a candle opens beyond is filled at its open. */
  passStop({ open, high, low }: PastCandle): void {
    if (this.position === null) return;
    const { side, stopTicks: stop } = this.position;
    if (side === 'long' ? low <= stop : high >= stop) this.close(side === 'long' ? Math.min(open, stop) : Math.max(open, stop));
  }

  /** The taker's fee, up. */
  #pay(lots: number, ticks: number): void {
    const { tickLotUnits, takerFeePpm } = this.#played.rules;
    const valueUnits = BigInt(lots) * BigInt(ticks) * BigInt(tickLotUnits);
    this.#moneyUnits -= Number((valueUnits * BigInt(takerFeePpm) + million - 1n) / million);
  }
}

/** The account at the begin, at each full hour, and at the end of the last candle. Orders trade at the close that they are made at. */
export function playHouseLeader(played: Played, candles: readonly PastCandle[], candleMs: number): readonly LeaderHour[] {
  const { decision, isContract, fundUnits } = played;
  const leader = new PlayedLeader(played);
  const hours: LeaderHour[] = [];
  const note = (timeMs: number, ticks: number): void => {
    const equityUnits = leader.equityUnits(ticks);
    const { mostMarginUnits, position } = leader;
    hours.push({ hourMs: timeMs, equityUnits, profitUnits: equityUnits - fundUnits, mostMarginUnits });
    if (position === null) leader.mostMarginUnits = 0;
  };
  for (const [place, candle] of candles.entries()) {
    if (place === 0) note(candle.openMs, candle.open);
    leader.passStop(candle);
    if (place + 1 >= decision.candles) {
      const { held } = leader;
      const wanted = decision.decide(candles.slice(place + 1 - decision.candles, place + 1), held);
      const target = !isContract && wanted === 'short' ? 'flat' : wanted;
      if (target !== held) leader.close(candle.close);
      if (target !== held && target !== 'flat') leader.open(target, candle.close);
    }
    const endMs = candle.openMs + candleMs;
    if (endMs % hourMs === 0 || place === candles.length - 1) note(endMs, candle.close);
  }
  return hours;
}
