// The lending terms of the venue and its borrowers: the part of the state that margin wallets share.
import type { AssetId, MarketId } from '../ids.ts';
import type { CollateralSlice, DebtTier } from './margin-command.ts';
import type { MarginAccount } from '../accounts/account.ts';

export type AssetTerms = {
  readonly marketId: MarketId;
  readonly poolUnits: number;
  readonly dailyRatesE9: readonly number[];
  readonly collateral: readonly CollateralSlice[];
  readonly debts: readonly DebtTier[];
};

export type MarketTerms = { readonly base: readonly DebtTier[]; readonly quote: readonly DebtTier[] };

export type LendingRules = {
  readonly callPpm: number;
  readonly liquidationFeePpm: number;
  readonly reachPpm: number;
  readonly transferCoefficient: number;
};

export type Lending = {
  readonly assets: Map<AssetId, AssetTerms>;
  readonly markets: Map<MarketId, MarketTerms>;
  rules: LendingRules;
  /** The insurance fund's debts to the lender: loans that were lost when it had nothing to pay with. */
  readonly fundDebts: Map<AssetId, number>;
  /** The borrowers, those first whose last interest charge is longest ago. */
  readonly debtors: Set<MarginAccount>;
  /** The borrowers whose collateral is used up, in the order in which they were found; a few are liquidated at a time. */
  readonly liquidations: Set<MarginAccount>;
  unified: UnifiedTerms;
  /** Wallets that something has happened to: looked at before the command ends, and therefore in no snapshot. */
  readonly moved: Set<MarginAccount>;
};

/** The terms for unified accounts alone. */
type UnifiedTerms = {
  /** The equity that an account needs to have everything back everything, in units of the coin of account. */
  readonly minEquityUnits: number;
  /** By coin: of a loss that is not realised, so much bears no interest. */
  readonly interestFree: ReadonlyMap<AssetId, number>;
};

/** Until the venue says otherwise. */
const firstRules: LendingRules = { callPpm: 800_000, liquidationFeePpm: 20_000, reachPpm: 30_000, transferCoefficient: 2 };

export const areFirstRules = ({ callPpm, liquidationFeePpm, reachPpm, transferCoefficient }: LendingRules): boolean =>
  callPpm === firstRules.callPpm &&
  liquidationFeePpm === firstRules.liquidationFeePpm &&
  reachPpm === firstRules.reachPpm &&
  transferCoefficient === firstRules.transferCoefficient;

export const newLending = (): Lending => ({
  assets: new Map(),
  markets: new Map(),
  rules: firstRules,
  fundDebts: new Map(),
  debtors: new Set(),
  liquidations: new Set(),
  unified: { minEquityUnits: 0, interestFree: new Map() },
  moved: new Set(),
});

/** The coin that the shared wallet is counted in; undefined before it is named. */
export function coinOfAccount({ assets }: Lending): AssetId | undefined {
  for (const [assetId, { marketId }] of assets) if (marketId === -1) return assetId;
  return undefined;
}
