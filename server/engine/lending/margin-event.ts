// The events of borrowed money.
import type { AccountId, AssetId, MarketId, OrderId } from '../ids.ts';
import type { Units } from '../units.ts';
import type {
  OwingWallet,
  SetInterestGrade,
  SetIsolatedLeverage,
  SetMarginAsset,
  SetMarginMarket,
  SetMarginRules,
} from './margin-command.ts';

/** A wallet that owes or could. */
export type OwingWalletName = {
  readonly accountId: AccountId;
  readonly wallet: OwingWallet;
  /** The market of an isolated wallet; −1 for the others. */
  readonly marketId: MarketId;
};

/** The debt in a coin afterwards. */
type Owed = { readonly principalAfter: Units; readonly interestAfter: Units };

export type LoanTaken = OwingWalletName &
  Owed & {
    readonly type: 'loan-taken';
    readonly assetId: AssetId;
    readonly units: Units;
    /** The order that needed it; 0: asked for. */
    readonly orderId: OrderId;
  };

/** Interest of one hour, or of several that were made up for at once. */
export type InterestCharged = OwingWalletName &
  Owed & {
    readonly type: 'interest-charged';
    readonly assetId: AssetId;
    /** The principal that it was charged on. */
    readonly principalUnits: Units;
    readonly dailyRateE9: number;
    readonly hours: number;
    /** The last of the hours, by its first moment. */
    readonly slotMs: number;
    readonly units: Units;
  };

export const RepayCause = {
  requested: 'requested',
  /** Out of what came into a unified account. */
  automatic: 'automatic',
  /** The proceeds of an order, or the part of a loan that it did not need. */
  order: 'order',
  liquidation: 'liquidation',
  /** The insurance fund paid, or took the debt over. */
  insurance: 'insurance',
} as const;
export type RepayCause = (typeof RepayCause)[keyof typeof RepayCause];

export type LoanRepaid = OwingWalletName &
  Owed & {
    readonly type: 'loan-repaid';
    readonly assetId: AssetId;
    readonly principalUnits: Units;
    readonly interestUnits: Units;
    readonly cause: RepayCause;
    readonly orderId: OrderId;
  };

/** The wallet comes near to its liquidation. In units of the coin that it is counted in. */
type MarginCalled = OwingWalletName & {
  readonly type: 'margin-called';
  readonly equityUnits: Units;
  readonly maintenanceUnits: Units;
};

/** Debts have been paid out of the wallet's assets. All but coins in units of the coin that the wallet is counted in. */
type MarginLiquidated = OwingWalletName & {
  readonly type: 'margin-liquidated';
  readonly unitAssetId: AssetId;
  /** The equity of the wallet before it was liquidated. */
  readonly equityUnits: Units;
  readonly maintenanceUnits: Units;
  readonly debtUnits: Units;
  readonly feeUnits: Units;
  /** The amount that the insurance fund got beyond the debts that it paid, or (negative) paid beyond what it got, without the fee. */
  readonly insuranceUnits: Units;
  /** Index prices that it was judged by. */
  readonly prices: readonly { readonly marketId: MarketId; readonly priceTicks: number }[];
};

export type MarginEvent =
  | LoanTaken
  | InterestCharged
  | LoanRepaid
  | MarginCalled
  | MarginLiquidated
  | (SetIsolatedLeverageDone & { readonly type: 'isolated-leverage-set' })
  | (Omit<SetInterestGrade, 'type'> & { readonly type: 'interest-grade-set' })
  | (Omit<SetMarginAsset, 'type'> & { readonly type: 'margin-asset-set' })
  | (Omit<SetMarginMarket, 'type'> & { readonly type: 'margin-market-set' })
  | (Omit<SetMarginRules, 'type'> & { readonly type: 'margin-rules-set' });

type SetIsolatedLeverageDone = Omit<SetIsolatedLeverage, 'type' | 'neverSetIsMax'>;
