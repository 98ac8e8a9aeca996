// The outcome of a change to favourites, in the catalogue's words.
import { entryLimit, groupLimit, type Watchlists } from '#lib/contract/wire/watchlist.ts';
import { symbolIdOf, symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { WatchlistRefusal } from '#lib/contract/site/watchlist-edits.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

const refusals: Readonly<Record<WatchlistRefusal, () => Refusal>> = {
  'unknown-group': () => refuse('unknownWatchlist'),
  'group-limit': () => refuse('watchlistLimit', { limit: groupLimit }),
  'entry-limit': () => refuse('favouriteLimit', { limit: entryLimit }),
  changed: () => refuse('watchlistChanged'),
};

export const watchlistAnswer = (edited: Watchlists | WatchlistRefusal): Watchlists | Refusal =>
  typeof edited === 'string' ? refusals[edited]() : edited;

/** As it is stored, however it was written. */
export const storedSymbolId = (symbolId: string): string => symbolIdOf(symbolOf(symbolId));
