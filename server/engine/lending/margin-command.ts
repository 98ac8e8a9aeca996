// The commands about borrowed money: loans, repayments, and the terms on which the venue lends.
import type { Wallet } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import type { Units } from '../units.ts';

export type MarginWalletKind = typeof Wallet.cross | typeof Wallet.isolated;

/** A wallet that can owe what was lent to it; the spot wallet only where it is the one wallet of a unified account. */
export type OwingWallet = MarginWalletKind | typeof Wallet.spot;

/** A margin wallet of an account: one for everything, or one of a market. */
export type MarginWalletName = {
  readonly accountId: AccountId;
  readonly wallet: MarginWalletKind;
  /** The market of an isolated wallet; −1 (`everyMarket`) for the one that all markets share. */
  readonly marketId: MarketId;
};

/** Lends coins to a margin wallet; the hour that has begun is charged at once. */
export type Borrow = MarginWalletName & { readonly type: 'borrow'; readonly assetId: AssetId; readonly units: Units };

/** Gives back what is owed of a coin, interest first; more than is owed is not taken. */
export type Repay = MarginWalletName & { readonly type: 'repay'; readonly assetId: AssetId; readonly units: Units };

/** Sets how much more an isolated wallet may owe than it has: 2 to what the market's tiers allow. Opens the wallet if there is none. */
export type SetIsolatedLeverage = {
  readonly type: 'set-isolated-leverage';
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly leverage: number;
  /** True: a leverage that was never set is the most that the tiers allow. False in journals of before: one that is lower than any. */
  readonly neverSetIsMax: boolean;
};

/** The one of a coin's rates that somebody pays: 0 is the first of the list. */
export type SetInterestGrade = { readonly type: 'set-interest-grade'; readonly accountId: AccountId; readonly grade: number };

/** A slice of a debt, in units of its coin up to a bound: with how much leverage it may be taken, and what must stay behind it. */
export type DebtTier = { readonly upToUnits: number; readonly leverage: number; readonly maintenancePpm: number };

/** A slice of a holding and the share of its worth that counts. What lies above the last slice counts nothing. */
export type CollateralSlice = { readonly upToUnits: number; readonly valuePpm: number };

/** The terms on which a coin is lent and counted. */
export type SetMarginAsset = {
  readonly type: 'set-margin-asset';
  readonly assetId: AssetId;
  /** The spot market that prices it in the coin of account; −1 for the coin of account itself. */
  readonly marketId: MarketId;
  /** Most that the venue lends of it to everybody together. */
  readonly poolUnits: number;
  /** Interest of a day, in thousand-millionths of the principal, by grade. */
  readonly dailyRatesE9: readonly number[];
  readonly collateral: readonly CollateralSlice[];
  /** In the wallet that all markets share. Empty: it cannot be borrowed there. */
  readonly debts: readonly DebtTier[];
};

/** Opens a market for isolated margin, or changes its tiers: of what is owed of its base coin, and of its quote coin. */
export type SetMarginMarket = {
  readonly type: 'set-margin-market';
  readonly marketId: MarketId;
  readonly base: readonly DebtTier[];
  readonly quote: readonly DebtTier[];
};

/** The rules for all margin wallets. */
export type SetMarginRules = {
  readonly type: 'set-margin-rules';
  /** From this share of the liquidation level on, the owner is called. */
  readonly callPpm: number;
  /** The share of the debt that goes to the insurance fund, as far as something is left. */
  readonly liquidationFeePpm: number;
  /** The distance from the index price up to which a liquidation trades on the book. */
  readonly reachPpm: number;
  /** The multiple of its debt that must stay in a wallet as its own when something is taken out. */
  readonly transferCoefficient: number;
};

export type MarginCommand = Borrow | Repay | SetIsolatedLeverage | SetInterestGrade | SetMarginAsset | SetMarginMarket | SetMarginRules;
