// A position of a bot in one market: what it holds, what it has cost, and the prices at which it ends by itself.
import { Side } from '#lib/contract/enums.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket, BotPrices, Waits } from '../bot-kind.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import { canClose, isSpot, valueAt } from './order-sizes.ts';
import { rateScale } from './whole-terms.ts';

export type HeldPosition = {
  /** Null: nothing. */
  side: 'long' | 'short' | null;
  /** Lots of contracts, or base units. What is too small to be sold of coins stays here. */
  held: number;
  /** The entries that are not closed: price × lots × tickLotUnits, and lots. The average price is their quotient. */
  valueUnits: number;
  costLots: number;
  /** Fees and funding of what is held, and the gain of what was closed of it, in quote units. */
  resultUnits: number;
};

export const nothingHeld = (): HeldPosition => ({ side: null, held: 0, valueUnits: 0, costLots: 0, resultUnits: 0 });

/** A part of an order that has traded. Fees are taken of the coin that is received, of contracts of the margin coin. */
type Fill = { readonly side: Side; readonly priceTicks: number; readonly lots: number; readonly feeUnits: number };

/** @returns the quote coins that the account has more (or, below zero, less) with it; of contracts positions stand at the cost of their fees */
export function bookEntry(own: HeldPosition, market: BotMarket, { priceTicks, lots, feeUnits, side }: Fill): number {
  const value = valueAt(market, priceTicks, lots);
  own.side = side === Side.buy ? 'long' : 'short';
  own.valueUnits += value;
  own.costLots += lots;
  if (isSpot(market)) {
    own.held += lots * market.rules.lotUnits - feeUnits;
    return -value;
  }
  own.held += lots;
  own.resultUnits -= feeUnits;
  return -feeUnits;
}

/** @returns as `bookEntry` does */
export function bookExit(own: HeldPosition, market: BotMarket, { priceTicks, lots, feeUnits, side }: Fill): number {
  const value = valueAt(market, priceTicks, lots);
  const entered = closeEntries(own, lots);
  // A sale closes a long, a purchase a short.
  const gain = side === Side.sell ? value - entered : entered - value;
  own.resultUnits += gain - feeUnits;
  if (isSpot(market)) {
    own.held -= lots * market.rules.lotUnits;
    return value - feeUnits;
  }
  own.held -= lots;
  return gain - feeUnits;
}

/** Counts a position that is over. Of coins the rest of a lot stays: it has gone into the fee of the entry. @returns its profit */
export function endPosition(own: HeldPosition): number {
  const profit = own.resultUnits - own.valueUnits;
  own.side = null;
  own.valueUnits = 0;
  own.costLots = 0;
  own.resultUnits = 0;
  return profit;
}

/** The loss of a cross position at the last price, which is behind all others as well. A gain counts nothing. */
function lossOf(
  { side, costLots, valueUnits }: HeldPosition,
  { market, prices: { lastTicks } }: Pick<BotLeg, 'market' | 'prices'>,
): number {
  if (side === null || costLots === 0 || lastTicks === 0) return 0;
  const gain = valueAt(market, lastTicks, costLots) - valueUnits;
  return Math.max(0, side === 'long' ? -gain : gain);
}

/** Quote units that stand behind a position; coins have been paid already. */
export function positionFunds(own: HeldPosition, leg: BotLeg, leverage: number, marginMode: 'isolated' | 'cross'): number {
  if (isSpot(leg.market)) return 0;
  return Math.ceil(own.valueUnits / leverage) + (marginMode === 'cross' ? lossOf(own, leg) : 0);
}

/** The lots that can be closed; the rest of a lot of coins is too small to be sold. */
export const heldLots = ({ held }: Pick<HeldPosition, 'held'>, market: BotMarket): number =>
  isSpot(market) ? Math.max(0, Math.floor(held / market.rules.lotUnits)) : held;

/** The side that is held; null where nothing is, or too little to be sold. */
export function heldSide(own: HeldPosition, market: BotMarket, { lastTicks }: BotPrices): 'long' | 'short' | null {
  return canClose(market, lastTicks, heldLots(own, market)) ? own.side : null;
}

/** The average price in ticks, for rows and screens: long up, short down. 0 without a position. */
export function averageTicks({ side, valueUnits, costLots }: HeldPosition, { rules }: BotMarket): number {
  if (costLots === 0) return 0;
  return side === 'long'
    ? Math.ceil(valueUnits / (costLots * rules.tickLotUnits))
    : Math.floor(valueUnits / (costLots * rules.tickLotUnits));
}

/** Takes some lots out of the entries, at their average; all of them where they are all that there is. */
export function closeEntries(own: Pick<HeldPosition, 'valueUnits' | 'costLots'>, lots: number): number {
  const closed = Math.min(lots, own.costLots);
  const value = closed === own.costLots ? own.valueUnits : mulDivDown(own.valueUnits, closed, own.costLots);
  own.costLots -= closed;
  own.valueUnits -= value;
  return value;
}

/** The average price × factor ÷ 10^9 in ticks, away from the average. */
function beyond({ valueUnits, costLots }: HeldPosition, { rules }: BotMarket, rate: number): number {
  const [above, below] = [BigInt(valueUnits) * BigInt(rateScale + rate), BigInt(costLots * rules.tickLotUnits) * BigInt(rateScale)];
  return Number(rate > 0 ? (above + below - 1n) / below : above / below);
}

/** Shares of the average price × 10^9; 0: none. */
type ExitRates = { readonly takeRate: number; readonly stopRate: number };

/** The prices of its own exits; 0: none. */
export type OwnExits = { readonly takeTicks: number; readonly stopTicks: number };

export function ownExits(own: HeldPosition, market: BotMarket, { takeRate, stopRate }: ExitRates): OwnExits {
  if (own.costLots === 0 || own.side === null) return { takeTicks: 0, stopTicks: 0 };
  const sign = own.side === 'long' ? 1 : -1;
  return {
    takeTicks: takeRate === 0 ? 0 : Math.max(0, beyond(own, market, sign * takeRate)),
    stopTicks: stopRate === 0 ? 0 : Math.max(0, beyond(own, market, -sign * stopRate)),
  };
}

/** Spot looks at the last price, contracts at the mark price. */
export function reachedExit(own: HeldPosition, market: BotMarket, prices: BotPrices, exits: OwnExits): 'stop' | 'take' | null {
  const price = isSpot(market) ? prices.lastTicks : prices.markTicks;
  if (price === 0) return null;
  const isLong = own.side === 'long';
  const { takeTicks, stopTicks } = exits;
  if (stopTicks > 0 && (isLong ? price <= stopTicks : price >= stopTicks)) return 'stop';
  return takeTicks > 0 && (isLong ? price >= takeTicks : price <= takeTicks) ? 'take' : null;
}

export function exitWaits(own: HeldPosition, market: BotMarket, { takeTicks, stopTicks }: OwnExits): Partial<Waits> {
  const [atOrAbove, atOrBelow] = own.side === 'long' ? [takeTicks, stopTicks] : [stopTicks, takeTicks];
  return isSpot(market) ? { lastAtOrAbove: atOrAbove, lastAtOrBelow: atOrBelow } : { markAtOrAbove: atOrAbove, markAtOrBelow: atOrBelow };
}
