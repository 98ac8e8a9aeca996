// The events of money: every movement, and its cause: into the exchange, out of it, or between wallets and users.
import type { Wallet } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import type { LedgerPosted } from './ledger-event.ts';
import type { Units } from '../units.ts';

type DepositCredited = {
  readonly type: 'deposit-credited';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly reference: string;
};

type FundsTransferred = {
  readonly type: 'funds-transferred';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly from: Wallet;
  readonly to: Wallet;
  readonly units: Units;
  /** The market of the isolated margin wallet, if one of the two is one. */
  readonly marketId?: MarketId;
};

type Withdrawn = {
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly feeUnits: Units;
  readonly reference: string;
};

type WithdrawalReserved = { readonly type: 'withdrawal-reserved' } & Withdrawn;
type WithdrawalSettled = { readonly type: 'withdrawal-settled' } & Withdrawn;
type WithdrawalReleased = { readonly type: 'withdrawal-released' } & Withdrawn;

type DepositReversed = {
  readonly type: 'deposit-reversed';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly reference: string;
};

/** The account owes so much of the asset from now on; 0: nothing any more. */
type DebtChanged = {
  readonly type: 'debt-changed';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
};

/** From one user to another, both in spot. */
type FundsSent = {
  readonly type: 'funds-sent';
  readonly accountId: AccountId;
  readonly toAccountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
};

export type WalletEvent =
  | LedgerPosted
  | DepositCredited
  | FundsTransferred
  | FundsSent
  | WithdrawalReserved
  | WithdrawalSettled
  | WithdrawalReleased
  | DepositReversed
  | DebtChanged;
