// A position of a signal bot in one market: what it holds, what it has cost, and the prices at which it ends by itself.
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket, BotPrices, Waits } from '../../bot-kind.ts';
import { canClose, isSpot } from '../order-sizes.ts';
import { rateScale, type SignalPlan } from './signal-plan.ts';
import type { SignalLeg } from './signal-state.ts';

/** The lots that can be closed; the rest of a lot of coins is too small to be sold. */
export const heldLots = ({ held }: Pick<SignalLeg, 'held'>, market: BotMarket): number =>
  isSpot(market) ? Math.max(0, Math.floor(held / market.rules.lotUnits)) : held;

/** The side that is held; null where nothing is, or too little to be sold. */
export function heldSide(own: SignalLeg, market: BotMarket, { lastTicks }: BotPrices): 'long' | 'short' | null {
  return canClose(market, lastTicks, heldLots(own, market)) ? own.side : null;
}

/** The average price in ticks, for rows and screens: long up, short down. 0 without a position. */
export function averageTicks({ side, valueUnits, costLots }: SignalLeg, { rules }: BotMarket): number {
  if (costLots === 0) return 0;
  return side === 'long'
    ? Math.ceil(valueUnits / (costLots * rules.tickLotUnits))
    : Math.floor(valueUnits / (costLots * rules.tickLotUnits));
}

/** Takes some lots out of the entries, at their average; all of them where they are all that there is. */
export function closeEntries(own: SignalLeg, lots: number): number {
  const closed = Math.min(lots, own.costLots);
  const value = closed === own.costLots ? own.valueUnits : mulDivDown(own.valueUnits, closed, own.costLots);
  own.costLots -= closed;
  own.valueUnits -= value;
  return value;
}

/** The average price × factor ÷ 10^9 in ticks, away from the average. */
function beyond({ valueUnits, costLots }: SignalLeg, { rules }: BotMarket, rate: number): number {
  const [above, below] = [BigInt(valueUnits) * BigInt(rateScale + rate), BigInt(costLots * rules.tickLotUnits) * BigInt(rateScale)];
  return Number(rate > 0 ? (above + below - 1n) / below : above / below);
}

/** The prices of its own exits; 0: none. */
type OwnExits = { readonly takeTicks: number; readonly stopTicks: number };

export function ownExits(own: SignalLeg, market: BotMarket, { takeRate, stopRate }: SignalPlan): OwnExits {
  if (own.costLots === 0 || own.side === null) return { takeTicks: 0, stopTicks: 0 };
  const sign = own.side === 'long' ? 1 : -1;
  return {
    takeTicks: takeRate === 0 ? 0 : Math.max(0, beyond(own, market, sign * takeRate)),
    stopTicks: stopRate === 0 ? 0 : Math.max(0, beyond(own, market, -sign * stopRate)),
  };
}

/** Spot looks at the last price, contracts at the mark price. */
export function reachedExit(own: SignalLeg, market: BotMarket, prices: BotPrices, exits: OwnExits): 'stop' | 'take' | null {
  const price = isSpot(market) ? prices.lastTicks : prices.markTicks;
  if (price === 0) return null;
  const isLong = own.side === 'long';
  const { takeTicks, stopTicks } = exits;
  if (stopTicks > 0 && (isLong ? price <= stopTicks : price >= stopTicks)) return 'stop';
  return takeTicks > 0 && (isLong ? price >= takeTicks : price <= takeTicks) ? 'take' : null;
}

export function exitWaits(own: SignalLeg, market: BotMarket, { takeTicks, stopTicks }: OwnExits): Partial<Waits> {
  const [atOrAbove, atOrBelow] = own.side === 'long' ? [takeTicks, stopTicks] : [stopTicks, takeTicks];
  return isSpot(market) ? { lastAtOrAbove: atOrAbove, lastAtOrBelow: atOrBelow } : { markAtOrAbove: atOrAbove, markAtOrBelow: atOrBelow };
}
