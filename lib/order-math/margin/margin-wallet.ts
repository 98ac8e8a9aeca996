// The state of a margin wallet of spot, or of all of a unified account but what its contracts ask for: what counts of its coins, what it
// owes, what must stay behind that.
import { Amount, allRead, readAmount, readPositive, readSigned, writeAmount } from '../amounts/amount.ts';

/** A slice of a holding, up to a bound in the coin, and the share of its worth that counts. What lies above the last counts nothing. */
type CollateralSlice = { readonly upTo: string; readonly valueRatio: string };

/**
 * A slice of a debt, up to a bound in the coin: its leverage, and the share that must stay behind it. Above the last: like it.
 * @internal
 */
export type DebtTier = { readonly upTo: string; readonly leverage: string; readonly maintenanceRate: string };

/** One coin of the wallet. */
export type MarginCoin = {
  /** Available and frozen. */
  readonly held: string;
  /** Principal and interest. */
  readonly owed: string;
  /** The gain of contracts in the coin just now, of a unified account; negative: a loss. Left out: 0. */
  readonly gain?: string;
  /** Index price in the coin that the wallet is counted in; 1 for that coin. */
  readonly price: string;
  readonly collateral: readonly CollateralSlice[];
  readonly debts: readonly DebtTier[];
};

/** In the coin that the wallet is counted in, exact. */
export type MarginStanding = {
  readonly assets: string;
  readonly debts: string;
  /** The amount that counts of the coins less what is owed. May be negative. */
  readonly equity: string;
  /** Equity that borrowing more would need. */
  readonly initial: string;
  /** At or below it the wallet is liquidated. */
  readonly maintenance: string;
};

/** The sum over a size, slice by slice; `rest` is the share of what lies above the last slice. */
function bySlices(size: Amount, slices: readonly { readonly upTo: Amount; readonly share: Amount }[], rest: Amount): Amount {
  let [sum, from] = [new Amount(0), new Amount(0)];
  for (const { upTo, share } of slices) {
    if (size.lessThanOrEqualTo(from)) return sum;
    sum = sum.plus(Amount.min(size, upTo).minus(from).times(share));
    from = upTo;
  }
  return size.greaterThan(from) ? sum.plus(size.minus(from).times(rest)) : sum;
}

const zero = new Amount(0);

function readCollateral(slices: readonly CollateralSlice[]): { upTo: Amount; share: Amount }[] | null {
  const read = slices.map((slice) => ({ upTo: readPositive(slice.upTo), share: readAmount(slice.valueRatio) }));
  return read.every(allRead) ? read : null;
}

function readDebts(tiers: readonly DebtTier[]): { upTo: Amount; initial: Amount; maintenance: Amount }[] | null {
  const read = tiers.map((tier) => ({
    upTo: readPositive(tier.upTo),
    leverage: readPositive(tier.leverage),
    maintenance: readAmount(tier.maintenanceRate),
  }));
  if (!read.every(allRead) || read.some(({ leverage }) => leverage.lessThanOrEqualTo(1))) return null;
  // At a leverage of n, one part in n − 1 is one's own; up to the millionth, as the core counts it.
  return read.map(({ upTo, leverage, maintenance }) => ({
    upTo,
    initial: new Amount(1).dividedBy(leverage.minus(1)).toDecimalPlaces(6, Amount.ROUND_UP),
    maintenance,
  }));
}

function standingOf({ held, owed, gain = '0', price, collateral, debts }: MarginCoin): Record<keyof MarginStanding, Amount> | null {
  const read = { held: readAmount(held), owed: readAmount(owed), gain: readSigned(gain), price: readPositive(price) };
  const [slices, tiers] = [readCollateral(collateral), readDebts(debts)];
  if (!allRead(read) || slices === null || tiers === null) return null;
  const net = read.held.plus(read.gain).minus(read.owed);
  const counted = net.isNegative() ? net : bySlices(net, slices, zero);
  const last = tiers.at(-1);
  const initial = bySlices(read.owed, tiers.map(({ upTo, initial: share }) => ({ upTo, share })), last?.initial ?? zero); // prettier-ignore
  const kept = bySlices(read.owed, tiers.map(({ upTo, maintenance: share }) => ({ upTo, share })), last?.maintenance ?? zero); // prettier-ignore
  return {
    assets: read.held.times(read.price),
    debts: read.owed.times(read.price),
    equity: counted.times(read.price),
    initial: initial.times(read.price),
    maintenance: kept.times(read.price),
  };
}

/**
 * The state of all coins together. The part of a coin beyond its debt counts by its slices; the part of a debt beyond the coin, in full.
 * Exact. Null for bad input, and for a tier whose leverage is not above 1.
 */
export function marginStanding(coins: readonly MarginCoin[]): MarginStanding | null {
  const sums = { assets: zero, debts: zero, equity: zero, initial: zero, maintenance: zero };
  for (const coin of coins) {
    const own = standingOf(coin);
    if (own === null) return null;
    sums.assets = sums.assets.plus(own.assets);
    sums.debts = sums.debts.plus(own.debts);
    sums.equity = sums.equity.plus(own.equity);
    sums.initial = sums.initial.plus(own.initial);
    sums.maintenance = sums.maintenance.plus(own.maintenance);
  }
  return {
    assets: writeAmount(sums.assets),
    debts: writeAmount(sums.debts),
    equity: writeAmount(sums.equity),
    initial: writeAmount(sums.initial),
    maintenance: writeAmount(sums.maintenance),
  };
}
