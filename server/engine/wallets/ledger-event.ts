// Movements of money, as they are told.
import type { Wallet } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId, OrderId } from '../ids.ts';
import type { Money } from '../units.ts';

/** The balance of one account in one asset after a movement, and the movement, in the asset's smallest units. */
export type LedgerEntry = {
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly availableDelta: number;
  readonly frozenDelta: number;
  readonly availableAfter: Money;
  readonly frozenAfter: Money;
  /** The account's own order, where it is not the posting's: the maker's in a trade. */
  readonly orderId?: OrderId;
  /** Absent: the spot wallet. */
  readonly wallet?: Wallet;
  /** The market of an isolated margin wallet. */
  readonly walletMarketId?: MarketId;
};

export const LedgerCause = {
  deposit: 'deposit',
  reserve: 'reserve',
  release: 'release',
  trade: 'trade',
  fee: 'fee',
  transfer: 'transfer',
  /** From one user to another. */
  internal: 'internal-transfer',
  /** Between the wallet and an isolated position. */
  margin: 'margin',
  funding: 'funding',
  liquidation: 'liquidation',
  deleverage: 'deleverage',
  /** A long and a short of the same contract, closed against each other. */
  netting: 'netting',
  delivery: 'delivery',
  /** Held for a withdrawal, and given back when nothing was sent. */
  withdrawalReserve: 'withdrawal-reserve',
  withdrawalRelease: 'withdrawal-release',
  withdrawal: 'withdrawal',
  /** An arrival that its chain has undone, or a debt from one. */
  depositReversal: 'deposit-reversal',
  /** Borrowed, given back, and what that has cost. */
  loan: 'loan',
  repayment: 'repayment',
  interest: 'interest',
  /** Coins against coins, with the venue's own account. */
  convert: 'convert',
  /** Between an account and a strategy account that belongs to it. */
  strategy: 'strategy',
  /** From a user to the author of a strategy, once, for being allowed to copy it. */
  strategyPrice: 'strategy-price',
  /** Out of a strategy account to the author of what it copies. */
  profitShare: 'profit-share',
} as const;
export type LedgerCause = (typeof LedgerCause)[keyof typeof LedgerCause];

/** A movement of money: over its entries, available plus frozen sums to zero per asset. */
export type LedgerPosted = {
  readonly type: 'ledger-posted';
  readonly cause: LedgerCause;
  /** The order or plan concerned, or 0. */
  readonly orderId: OrderId;
  readonly entries: readonly LedgerEntry[];
};
