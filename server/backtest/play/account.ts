// The account of a bot in one market of a backtest: what it has there, what its orders hold back, and what a fill makes of it.
import type { Side } from '#lib/contract/enums.ts';
import type { AssetId } from '#server/engine/ids.ts';
import type { DebtTier } from '#server/engine/lending/margin-command.ts';
import type { RejectReason } from '#server/engine/reject.ts';

export type AccountOrder = {
  readonly side: Side;
  readonly priceTicks: number;
  readonly lots: number;
  readonly reduceOnly: boolean;
};

/** The account in a market of spot or of contracts, beside the purse that it shares with the other ones; money in units of the quote coin (contracts: the margin coin) unless said otherwise. */
export type BacktestAccount = {
  /** Null: it may be placed. The price is that of the moment. */
  checkOrder(order: AccountOrder, priceTicks: number): RejectReason | null;
  /** Holds back what the order needs while it rests. */
  reserve(order: AccountOrder): void;
  release(order: AccountOrder): void;
  /** Trades; what it had reserved must be released first. Answers the fee, in units of what it receives. `inMargin`: with its margin wallet. */
  fill(side: Side, priceTicks: number, lots: number, feePpm: number, inMargin?: boolean): number;
  /** The lots that an order may trade: one that only reduces is cut to what there is. */
  tradable(order: AccountOrder): number;
  /** Coins come in. */
  take(assetId: AssetId, units: number): void;
  /** Coins go out: so many, or (0) all that are free. Answers how many; 0: not enough. */
  give(assetId: AssetId, units: number): number;
  /** Some coins at a price, rounded down. */
  valueOf(assetId: AssetId, units: number, priceTicks: number): number;
  /** Its worth beside the money in its purse, at a price, rounded down. */
  held(priceTicks: number): number;
  /** Worth rises with the price, falls with it (negative), or stays (0). */
  direction(): number;
  setLeverage(leverage: number): RejectReason | null;
  setMarginMode(mode: 'isolated' | 'cross'): RejectReason | null;
  changeMargin(units: number): RejectReason | null;
  /** The price at or beyond which the position is taken over; 0: none. */
  liquidationTicks(): number;
  /** Takes the position over at a price. Answers the lots that are gone. */
  liquidate(priceTicks: number): number;
  /** Pays or receives funding at a price. Answers what was received (negative: paid); 0: there was nothing to pay for. */
  fund(rateE8: number, priceTicks: number): number;
  /** Null: nothing is lent there. */
  readonly loan: BacktestLoan | null;
};

/** The terms on which the base coin of a market is lent. */
export type LoanTerms = { readonly dailyRateE9: number; readonly tiers: readonly DebtTier[] };

/** The debt of a bot in a spot market of a backtest, in units of the base coin, and the money that stands behind it. */
type BacktestLoan = {
  /** All that is owed, interest included. */
  owed(): number;
  /** Between what is free and what stands behind the loan; 0: all that may be moved. */
  transfer(assetId: AssetId, units: number, direction: 'in' | 'out'): RejectReason | null;
  /** Charges the hour that has begun as well. */
  borrow(units: number, timeMs: number, priceTicks: number): RejectReason | null;
  /** Gives back so much (0: all that is there) of what is owed; answers how much it was. */
  repay(units: number): number;
  /** Interest of the hours that have begun since it was last charged; answers how much was charged. */
  charge(timeMs: number): number;
};
