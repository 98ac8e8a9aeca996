// The commands about money on its way: into the exchange, out of it, and between wallets and users.
import type { Wallet } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import type { Units } from '../units.ts';

/** Money that arrived from outside. The same reference is credited once. */
export type CreditDeposit = {
  readonly type: 'credit-deposit';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  /** Names the arrival (chain, transaction, output). At most 128 characters. */
  readonly reference: string;
};

/** Between wallets of one account. What open positions and orders need stays where it is. */
export type TransferFunds = {
  readonly type: 'transfer-funds';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly from: Wallet;
  readonly to: Wallet;
  readonly units: Units;
  /** The market of the isolated margin wallet, if one of the two is one. */
  readonly marketId?: MarketId;
  /** Its owner's own name for it: told again under it, nothing happens again. At most 64 characters. */
  readonly clientOid?: string;
};

/**
 * Takes money out of what is available and holds it until it is settled or released. Each reference is used once, for good:
 * one debit per withdrawal. Refused while the account owes anything.
 */
export type ReserveWithdrawal = {
  readonly type: 'reserve-withdrawal';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  /** The amount that is sent, the fee not included. */
  readonly units: Units;
  readonly feeUnits: Units;
  /** Names the withdrawal. At most 128 characters. */
  readonly reference: string;
};

/** The money is gone: what was held goes to the outside world, and the fee to the venue. */
export type SettleWithdrawal = { readonly type: 'settle-withdrawal'; readonly reference: string };

/** Nothing was sent: what was held is available again, fee included. */
export type ReleaseWithdrawal = { readonly type: 'release-withdrawal'; readonly reference: string };

/**
 * An arrival that was credited has been undone by its chain. What is available of it is taken back at once; the rest is a debt,
 * collected from what reaches the account's spot wallet by deposit or transfer, and by collect-debt. The reference may be credited again.
 */
export type ReverseDeposit = {
  readonly type: 'reverse-deposit';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  /** As it was credited. */
  readonly reference: string;
};

/** Pays what the account owes of an asset out of what is available of it by now. */
export type CollectDebt = { readonly type: 'collect-debt'; readonly accountId: AccountId; readonly assetId: AssetId };

/**
 * From what is available in one user's spot wallet to another user's. Refused while the sender owes anything. Who may send to whom is
 * not the core's to know.
 */
export type SendFunds = {
  readonly type: 'send-funds';
  readonly accountId: AccountId;
  readonly toAccountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  /** A name of its own among withdrawals and these, used once for good: told again, nothing happens again. */
  readonly reference?: string;
  /** The sender's own name for it: told again under it, nothing happens again. At most 64 characters. */
  readonly clientOid?: string;
};

export type WalletCommand =
  | CreditDeposit
  | TransferFunds
  | SendFunds
  | ReserveWithdrawal
  | SettleWithdrawal
  | ReleaseWithdrawal
  | ReverseDeposit
  | CollectDebt;
