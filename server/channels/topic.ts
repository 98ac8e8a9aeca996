// One channel and key that somebody follows: what it has to say, and to whom it listens.
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { AccountNews, MarketNews } from './batch.ts';

type Content = {
  /** Resolves when snapshot() can answer. Asked once. Rejecting closes the topic. */
  ready(): Promise<void>;
  /** The state as of the last take(). */
  snapshot(): unknown;
  /** The changes since the last take(); null: none. */
  take(): unknown;
};

export type Topic = Content &
  (
    | { readonly follows: 'market'; readonly marketId: MarketId; see(news: MarketNews): void }
    | { readonly follows: 'markets'; see(news: ReadonlyMap<MarketId, MarketNews>): void }
    /** Asks for itself when it is its turn to speak. */
    | { readonly follows: 'nothing' }
    | { readonly follows: 'account'; readonly accountId: AccountId; see(news: readonly AccountNews[]): void }
  );
