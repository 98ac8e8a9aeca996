// The prices of a bot's markets between which the profit that it waits for cannot be reached.
import { HoldSide } from '#lib/contract/enums.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';

import type { PriceBounds } from '../waiting/market-waits.ts';
import type { Instance } from './instance.ts';

const noBounds: PriceBounds = { atOrAbove: 0, atOrBelow: 0 };
/** Every price is beyond it. */
const everyPrice: PriceBounds = { atOrAbove: 1, atOrBelow: 0 };

/** All that it holds in one market: `value` in quote units at the price of the moment, up, below zero where it gains when that falls. */
type Exposure = { readonly ticks: bigint; readonly value: bigint; readonly isSpot: boolean };

type Holder = Pick<Instance, 'positions' | 'coins' | 'debts' | 'legs' | 'profitWaits'>;

function sizeIn({ positions, coins, debts, legs }: Omit<Holder, 'profitWaits'>, place: number): bigint {
  const market = legs[place]?.market;
  if (market === undefined) return 0n;
  let size = 0n;
  if (market.rules.contract !== undefined) {
    for (const { marketId, holdSide, lots } of positions)
      if (marketId === market.marketId) size += BigInt(holdSide === HoldSide.long ? lots : -lots);
    return size;
  }
  const { assetId } = market.base;
  // A coin that several markets trade is valued in the first one.
  const first = legs.findIndex((leg) => leg.market.rules.contract === undefined && leg.market.base.assetId === assetId);
  if (first !== place) return 0n;
  for (const coin of coins.values()) if (coin.assetId === assetId) size += BigInt(coin.units);
  for (const debt of debts) if (debt.assetId === assetId) size -= BigInt(debt.units);
  return size;
}

/** Null: nothing is held there. Undefined: what it is worth at another price is not known. */
function exposureIn(holder: Holder, place: number): Exposure | null | undefined {
  const size = sizeIn(holder, place);
  const leg = holder.legs[place];
  if (size === 0n || leg === undefined) return null;
  const { rules } = leg.market;
  const isSpot = rules.contract === undefined;
  const ticks = BigInt(isSpot ? leg.prices.lastTicks : leg.prices.markTicks);
  if (ticks === 0n || (rules.contract !== undefined && rules.contract.form !== ContractForm.linear)) return undefined;
  const value = ticks * BigInt(rules.tickLotUnits) * size;
  if (!isSpot) return { ticks, value, isSpot };
  const whole = value / BigInt(rules.lotUnits);
  return { ticks, value: whole + (size > 0n ? 1n : -1n), isSpot };
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
const upDivided = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;

/** A price so far away, at least one tick; 0: there is no such price above zero. */
function away({ ticks }: Exposure, distance: bigint, all: bigint, isAbove: boolean): number {
  const by = upDivided(distance * ticks, all);
  const least = by < 1n ? 1n : by;
  return isAbove ? Number(ticks + least) : Math.max(0, Number(ticks - least));
}

/**
 * By leg, the prices at which it is to be looked at. As long as no price has gone against the bot by the share of itself by which all
 * together would have to go, they cannot have brought the loss together; gains likewise. With one market that is the very price. With
 * several, a share of the distance is left when one is reached: it is looked at, and waits for the rest.
 * @param profitUnits its profit at the prices of the moment
 */
export function profitBounds(holder: Holder, profitUnits: number): readonly PriceBounds[] {
  const { legs, profitWaits } = holder;
  const { atOrBelow, atOrAbove } = profitWaits;
  const exposures = legs.map((_, place) => exposureIn(holder, place));
  const known = exposures.filter((one) => one !== null && one !== undefined);
  const all = known.reduce((sum, { value }) => sum + magnitude(value), 0n);
  // Coins are worth whole units, down: each market may be a unit below what its price says.
  const roundings = BigInt(known.filter(({ isSpot }) => isSpot).length);
  const loss = atOrBelow === null ? null : BigInt(profitUnits - atOrBelow) - roundings;
  const gain = atOrAbove === null ? null : BigInt(atOrAbove - profitUnits);
  const isReached = (loss !== null && loss <= 0n) || (gain !== null && gain <= 0n);
  const isHeard = loss !== null || gain !== null;
  return exposures.map((exposure) => {
    if (exposure === null || !isHeard) return noBounds;
    if (exposure === undefined || isReached) return everyPrice;
    const isLong = exposure.value > 0n;
    const [above, below] = isLong ? [gain, loss] : [loss, gain];
    return {
      atOrAbove: above === null ? 0 : away(exposure, above, all, true),
      atOrBelow: below === null ? 0 : away(exposure, below, all, false),
    };
  });
}
