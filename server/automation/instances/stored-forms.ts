// The form in which a bot is stored, and the one of earlier releases, when each bot had one market.
import type { Waits } from '../bot-kind.ts';
import type { BotPosition } from '../bot-view.ts';
import type { HeldCoin, Instance } from './instance.ts';
import type { StandingOrder } from './standing-orders.ts';

/** The version is raised when the form changes, and what was stored before is brought into it here. */
export type StoredInstance = Omit<
  Instance,
  'legs' | 'kind' | 'orders' | 'coins' | 'sent' | 'sums' | 'debts' | 'follows' | 'profitWaits'
> & {
  readonly version: 2;
  /** Without interest, and without debts, in what earlier releases have written. */
  readonly sums: Omit<Instance['sums'], 'interestUnits'> & Partial<Instance['sums']>;
  readonly debts?: Instance['debts'];
  /** Absent in what earlier releases have written: nobody could be followed. */
  readonly follows?: Instance['follows'];
  /** Absent in what earlier releases have written: no bot waited for a profit. */
  readonly profitWaits?: Instance['profitWaits'];
  readonly marketIds: readonly number[];
  /** The coin that its money is told in; absent in what earlier releases have written. */
  readonly quoteAssetId?: number;
  /** The names of its markets; absent in what earlier releases have written. */
  readonly symbols?: readonly string[];
  /** Matched profit and count of the kind, for the day that its market is gone; absent in what earlier releases have written. */
  readonly matched?: { readonly units: number; readonly count: number };
  /** JSON of the kind's state. */
  readonly kind: string;
  readonly orders: readonly StandingOrder[];
  readonly coins: readonly HeldCoin[];
};

type FormerInstance = Omit<StoredInstance, 'version' | 'marketIds' | 'waits' | 'wakeMs' | 'endangered' | 'orders' | 'positions'> & {
  readonly version: 1;
  readonly marketId: number;
  readonly waits: Waits;
  readonly isEndangered: boolean;
  readonly orders: readonly Omit<StandingOrder, 'leg'>[];
  readonly positions: readonly Omit<BotPosition, 'marketId'>[];
};

/** Null: it is of no version that this release reads. */
export function presentForm(stored: FormerInstance | StoredInstance | { readonly version: 0 }): StoredInstance | null {
  if (stored.version === 2) return stored;
  if (stored.version !== 1) return null;
  const { marketId, waits, isEndangered, orders, positions, ...same } = stored;
  const { atMs, ...prices } = waits;
  return {
    ...same,
    version: 2,
    marketIds: [marketId],
    waits: [prices],
    wakeMs: atMs,
    endangered: isEndangered ? [0] : [],
    orders: orders.map((order) => ({ ...order, leg: 0 })),
    positions: positions.map((position) => ({ ...position, marketId })),
  };
}
