// Movements of money, as they are told.
import type { Wallet } from '#lib/contract/enums.ts';
import type { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
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

/** A movement of money: over its entries, available plus frozen sums to zero per asset. */
export type LedgerPosted = {
  readonly type: 'ledger-posted';
  readonly cause: LedgerCause;
  /** The order or plan concerned, or 0. */
  readonly orderId: OrderId;
  readonly entries: readonly LedgerEntry[];
};
