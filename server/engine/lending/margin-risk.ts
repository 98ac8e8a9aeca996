// The risk of a margin wallet: its assets and debts at index prices, the part that counts, and what must stay.
import { Wallet } from '#lib/contract/enums.ts';
import { claimsOf, crossPart } from '../accounts/risk/risk.ts';
import type { AssetId } from '../ids.ts';
import type { Market } from '../markets/market.ts';
import type { State } from '../state.ts';
import { coinOfAccount } from './lending.ts';
import type { MarginAccount } from '../accounts/account.ts';
import { isUnified, owedOf } from './margin-account.ts';
import type { CollateralSlice, DebtTier } from './margin-command.ts';

const million = 1_000_000n;

/** One coin of a wallet, in units; a change that is only thought of is in it. */
export type Part = {
  readonly assetId: AssetId;
  /** Null: the coin that the wallet is counted in. */
  readonly market: Market | null;
  readonly held: number;
  readonly owed: number;
  /** Unified account: the gain of contracts in the coin just now, then the margin they take to open and the margin they must keep. */
  readonly gain: number;
  readonly initial: number;
  readonly maintenance: number;
  readonly collateral: readonly CollateralSlice[];
  readonly debts: readonly DebtTier[];
};

/** All in units of the coin that the wallet is counted in; what contracts ask for is in it. */
export type MarginRisk = {
  /** The value of all assets. */
  readonly assets: bigint;
  /** The value of all debts. */
  readonly debts: bigint;
  /** The part of the assets that counts, less the debts. */
  readonly equity: bigint;
  /** The equity that is needed to borrow more. */
  readonly initial: bigint;
  /** At or below this it is liquidated. */
  readonly maintenance: bigint;
};

/** A change to look ahead at: units held and owed of a coin. */
export type Change = { readonly assetId: AssetId; readonly held: number; readonly owed: number };

/** A pair's collateral counts in full: nothing else is at stake. */
const inFull: readonly CollateralSlice[] = [{ upToUnits: Number.MAX_SAFE_INTEGER, valuePpm: 1_000_000 }];
const none: readonly never[] = [];

/** The coin that a wallet is counted in: of a pair its quote coin. */
export function unitOf(state: State, { wallet, marketId }: MarginAccount): AssetId | undefined {
  return wallet !== Wallet.isolated ? coinOfAccount(state.lending) : state.markets.get(marketId)?.rules.quoteAssetId;
}

/** Coins that a wallet can hold. */
export function coinsOf(state: State, { wallet, marketId }: MarginAccount): AssetId[] {
  if (wallet !== Wallet.isolated) return [...state.lending.assets.keys()].toSorted((a, b) => a - b);
  const rules = state.markets.get(marketId)?.rules;
  return rules === undefined ? [] : [rules.baseAssetId, rules.quoteAssetId];
}

/** The market that prices a coin in a wallet; null: it is counted in it, undefined: nothing prices it. */
export function pricerOf(state: State, margin: MarginAccount, assetId: AssetId): Market | null | undefined {
  const { wallet, marketId } = margin;
  if (unitOf(state, margin) === assetId) return null;
  if (wallet !== Wallet.isolated) return state.markets.get(state.lending.assets.get(assetId)?.marketId ?? -1);
  const market = state.markets.get(marketId);
  return market?.rules.baseAssetId === assetId ? market : undefined;
}

function debtTiers({ lending, markets }: State, { wallet, marketId, leverage }: MarginAccount, assetId: AssetId): readonly DebtTier[] {
  if (wallet !== Wallet.isolated) return lending.assets.get(assetId)?.debts ?? none;
  const terms = lending.markets.get(marketId);
  if (terms === undefined) return none;
  const tiers = markets.get(marketId)?.rules.baseAssetId === assetId ? terms.base : terms.quote;
  return leverage === 0 ? tiers : tiers.map((tier) => (tier.leverage <= leverage ? tier : { ...tier, leverage }));
}

type Contracts = Pick<Part, 'gain' | 'initial' | 'maintenance'>;
const noContracts: Contracts = { gain: 0, initial: 0, maintenance: 0 };

/** The gain and margins that the contracts of a coin add to a unified account; claims of its orders count as initial margin. */
function contractsIn(margin: MarginAccount, assetId: AssetId): Contracts {
  const wallet = isUnified(margin) ? margin.owner.futures?.wallets.get(assetId) : undefined;
  if (wallet === undefined || wallet.holdings.length === 0) return noContracts;
  let [gain, initial, maintenance] = [0, claimsOf(wallet.holdings), 0];
  for (const holding of wallet.holdings) {
    // Also of an account that would only become unified.
    const part = crossPart(holding, true);
    gain += part.equity;
    initial += part.initial;
    maintenance += part.maintenance;
  }
  return { gain, initial, maintenance };
}

/** The units of a coin that are on their way out: they count for nothing any more. */
const leavingOf = (margin: MarginAccount, assetId: AssetId): number =>
  isUnified(margin) ? (margin.owner.unified?.leaving.get(assetId) ?? 0) : 0;

/** The coins of a wallet that matter, with a change that is only thought of. */
export function partsOf(state: State, margin: MarginAccount, changes: readonly Change[] = none): Part[] {
  const { row } = margin.account;
  const { ledger, lending } = state;
  return coinsOf(state, margin).flatMap((assetId) => {
    let held = Number(ledger.available(row, assetId) + ledger.frozen(row, assetId)) - leavingOf(margin, assetId);
    const debt = margin.debts.get(assetId);
    let owed = debt === undefined ? 0 : owedOf(debt);
    for (const change of changes) {
      if (change.assetId !== assetId) continue;
      held += change.held;
      owed += change.owed;
    }
    const contracts = contractsIn(margin, assetId);
    if (held === 0 && owed === 0 && contracts === noContracts) return [];
    const market = pricerOf(state, margin, assetId);
    if (market === undefined) return [];
    const collateral = margin.wallet === Wallet.isolated ? inFull : (lending.assets.get(assetId)?.collateral ?? none);
    return [{ assetId, market, held, owed, ...contracts, collateral, debts: debtTiers(state, margin, assetId) }];
  });
}

/** The value of units of a coin at its index price, rounded down, or up for what is owed. */
export function worth(market: Market | null, units: bigint, up = false): bigint {
  if (market === null) return units;
  const { tickLotUnits, lotUnits } = market.rules;
  return ratio(units * BigInt(market.referencePriceTicks) * BigInt(tickLotUnits), BigInt(lotUnits), up);
}

function ratio(product: bigint, divisor: bigint, up: boolean): bigint {
  const down = product / divisor;
  return up && down * divisor !== product ? down + 1n : down;
}

/** Units times millionths that count of a holding, slice by slice. */
export function countedMillionths(collateral: readonly CollateralSlice[], units: number): bigint {
  let [sum, from] = [0n, 0];
  for (const { upToUnits, valuePpm } of collateral) {
    if (units <= from) break;
    sum += BigInt(Math.min(units, upToUnits) - from) * BigInt(valuePpm);
    from = upToUnits;
  }
  return sum;
}

/** Units times millionths that must stay behind a debt, slice by slice; what lies above the last is judged like it. */
export function maintenanceMillionths(debts: readonly DebtTier[], units: number): bigint {
  return sliced(debts, units, ({ maintenancePpm }) => BigInt(maintenancePpm));
}

/** The own share behind each slice: with a leverage of n, one part in n − 1. */
export const initialMillionths = (debts: readonly DebtTier[], units: number): bigint =>
  sliced(debts, units, ({ leverage }) => ratio(million, BigInt(Math.max(1, leverage - 1)), true));

function sliced(debts: readonly DebtTier[], units: number, share: (tier: DebtTier) => bigint): bigint {
  let [sum, from] = [0n, 0];
  for (const [place, tier] of debts.entries()) {
    const upTo = place === debts.length - 1 ? Number.MAX_SAFE_INTEGER : tier.upToUnits;
    if (units <= from) break;
    sum += BigInt(Math.min(units, upTo) - from) * share(tier);
    from = upTo;
  }
  return sum;
}

/** The risk of a wallet. In each coin, holdings beyond the debt count by their slices; debt beyond the holdings counts in full. */
export function marginRisk(state: State, margin: MarginAccount, changes: readonly Change[] = none): MarginRisk {
  const sums = { assets: 0n, debts: 0n, equity: 0n, initial: 0n, maintenance: 0n };
  for (const { market, held, owed, gain, collateral, debts, ...contracts } of partsOf(state, margin, changes)) {
    const net = held + gain - owed;
    sums.assets += worth(market, BigInt(held));
    sums.debts += worth(market, BigInt(owed), true);
    sums.equity += net > 0 ? worth(market, countedMillionths(collateral, net)) / million : -worth(market, BigInt(-net), true);
    sums.initial += worth(market, BigInt(contracts.initial), true);
    sums.maintenance += worth(market, BigInt(contracts.maintenance), true);
    sums.initial += ratio(worth(market, initialMillionths(debts, owed), true), million, true);
    sums.maintenance += ratio(worth(market, maintenanceMillionths(debts, owed), true), million, true);
  }
  return sums;
}

/** True if what counts is no more than what must stay behind debts and contracts. */
export const isUsedUp = ({ debts, equity, maintenance }: MarginRisk): boolean => (debts > 0n || maintenance > 0n) && equity <= maintenance;

/** True if every coin that matters has an index price. */
export const isPriced = (state: State, margin: MarginAccount, changes: readonly Change[] = none): boolean =>
  partsOf(state, margin, changes).every(({ market }) => market === null || market.referencePriceTicks > 0);
