// The prices of a bot's markets between which the profit that it waits for cannot be reached.
import { HoldSide } from '#lib/contract/enums.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';

import type { BotLeg } from '../many-markets-kind.ts';
import type { PriceBounds } from '../waiting/market-waits.ts';
import type { Instance } from './instance.ts';

const noBounds: PriceBounds = { atOrAbove: 0, atOrBelow: 0 };
/** Every price is beyond it. */
const everyPrice: PriceBounds = { atOrAbove: 1, atOrBelow: 0 };

/** All that it holds in one market: `value` in quote units at the price of the moment, up, below zero where it gains when that falls. */
type Exposure = { readonly ticks: bigint; readonly value: bigint };

type Holder = Pick<Instance, 'positions' | 'coins' | 'debts' | 'legs' | 'profitWaits'>;

const isSpot = ({ market }: BotLeg): boolean => market.rules.contract === undefined;

/** The balances that a spot market values, debts below zero. A coin that several markets trade is valued in the first one. */
function balancesIn({ coins, debts, legs }: Holder, leg: BotLeg): readonly bigint[] {
  const { assetId } = leg.market.base;
  const first = legs.find((one) => isSpot(one) && one.market.base.assetId === assetId);
  if (first !== leg) return [];
  const balances: bigint[] = [];
  for (const coin of coins.values()) if (coin.assetId === assetId) balances.push(BigInt(coin.units));
  for (const debt of debts) if (debt.assetId === assetId) balances.push(-BigInt(debt.units));
  return balances;
}

/** The lots of its positions in a contract, short ones below zero. */
function lotsIn({ positions }: Holder, { market }: BotLeg): readonly bigint[] {
  const inMarket = positions.filter(({ marketId }) => marketId === market.marketId);
  return inMarket.map(({ holdSide, lots }) => BigInt(holdSide === HoldSide.long ? lots : -lots));
}

/** Null: nothing is held there. Undefined: what it is worth at another price is not known. */
function exposureIn(holder: Holder, leg: BotLeg): Exposure | null | undefined {
  const { rules } = leg.market;
  const { contract } = rules;
  const size = (contract === undefined ? balancesIn : lotsIn)(holder, leg).reduce((sum, one) => sum + one, 0n);
  if (size === 0n) return null;
  const ticks = BigInt(contract === undefined ? leg.prices.lastTicks : leg.prices.markTicks);
  if (ticks === 0n || (contract !== undefined && contract.form !== ContractForm.linear)) return undefined;
  const value = ticks * BigInt(rules.tickLotUnits) * size;
  if (contract !== undefined) return { ticks, value };
  return { ticks, value: value / BigInt(rules.lotUnits) + (size > 0n ? 1n : -1n) };
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
const upDivided = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;

/** A price so far away, at least one tick; 0: there is no such price above zero. */
function away({ ticks }: Exposure, distance: bigint, all: bigint, isAbove: boolean): number {
  const by = upDivided(distance * ticks, all);
  return isAbove ? Number(ticks + by) : Math.max(0, Number(ticks - by));
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
  const exposures = legs.map((leg) => exposureIn(holder, leg));
  const known = exposures.filter((one) => one !== null && one !== undefined);
  const all = known.reduce((sum, { value }) => sum + magnitude(value), 0n);
  // Each balance is worth whole units, down: now and at another price it may be up to a unit below what its price says.
  const roundings = BigInt(legs.filter(isSpot).flatMap((leg) => balancesIn(holder, leg)).length);
  const loss = atOrBelow === null ? null : BigInt(profitUnits - atOrBelow) - roundings;
  const gain = atOrAbove === null ? null : BigInt(atOrAbove - profitUnits) - roundings;
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
