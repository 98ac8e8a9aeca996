// What can have happened with money that leaves, and with arrivals that were undone.
import type { AccountId, AssetId } from './ids.ts';
import type { Units } from './units.ts';

type Withdrawn = {
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly feeUnits: Units;
  readonly reference: string;
};

export type WithdrawalReserved = { readonly type: 'withdrawal-reserved' } & Withdrawn;
export type WithdrawalSettled = { readonly type: 'withdrawal-settled' } & Withdrawn;
export type WithdrawalReleased = { readonly type: 'withdrawal-released' } & Withdrawn;

export type DepositReversed = {
  readonly type: 'deposit-reversed';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly reference: string;
};

/** What the account owes of the asset from now on; 0: nothing any more. */
export type DebtChanged = {
  readonly type: 'debt-changed';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
};

/** From one user to another, both in spot. */
export type FundsSent = {
  readonly type: 'funds-sent';
  readonly accountId: AccountId;
  readonly toAccountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
};

export type WalletEvent = FundsSent | WithdrawalReserved | WithdrawalSettled | WithdrawalReleased | DepositReversed | DebtChanged;
