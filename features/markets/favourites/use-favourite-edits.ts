'use client';
// Changes to favourites as this screen makes them: what is refused is said in a toast.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { WatchlistRefusal } from '#lib/contract/site/watchlist-edits.ts';
import { entryLimit, groupLimit } from '#lib/contract/wire/watchlist.ts';
import { useFavourites, type FavouriteActions, type Groups } from '#lib/favourites/use-favourites.ts';

type Edits = { readonly [Name in keyof FavouriteActions]: (...given: Parameters<FavouriteActions[Name]>) => void };

const keys = {
  'unknown-group': 'unknownWatchlist',
  'group-limit': 'watchlistLimit',
  'entry-limit': 'favouriteLimit',
  changed: 'watchlistChanged',
} as const satisfies Readonly<Record<WatchlistRefusal, string>>;

export type KnownFavourites = { readonly groups: Groups; readonly known: boolean; readonly edits: Edits };

export function useFavouriteEdits(): KnownFavourites {
  const t = useTranslations('errors');
  const { groups, known, actions } = useFavourites();
  const edits = useMemo<Edits>(() => {
    const say = (made: Promise<WatchlistRefusal | null>): void => {
      made.then(
        (refusal) => {
          const limit = refusal === 'group-limit' ? groupLimit : entryLimit;
          if (refusal !== null) showToast('failed', t(keys[refusal], { limit }));
        },
        (error: unknown) => {
          const isKnown = error instanceof ApiError && error.key !== null;
          showToast('failed', isKnown ? t(error.key, { ...error.params }) : t('unanswered'));
        },
      );
    };
    return {
      add: (addition) => say(actions.add(addition)),
      remove: (symbolIds, groupId) => say(actions.remove(symbolIds, groupId)),
      removeGroup: (groupId) => say(actions.removeGroup(groupId)),
      sort: (sorted) => say(actions.sort(sorted)),
    };
  }, [actions, t]);
  return useMemo(() => ({ groups, known, edits }), [groups, known, edits]);
}
