'use client';
// Favourites of a list that stands before their code is here: a star that is pressed sooner is remembered, and does then what it says.
import { useCallback, useRef, useState, type ReactNode } from 'react';

import { firstGroupId } from '#lib/contract/site/first-group.ts';
import type { Groups } from '#lib/favourites/use-favourites.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useLateCode } from '#lib/late/use-late-code.ts';
import { usePageStands } from '#lib/late/use-page-stands.ts';
import type { FavouriteContracts } from './use-favourite-contracts.ts';
import type { KnownFavourites } from './use-favourite-edits.ts';

const told = lateCode(() => import('./favourites-told.tsx'));

type Act = (edits: KnownFavourites['edits']) => void;

export type LateFavourites = {
  readonly groups: Groups;
  readonly known: boolean;
  readonly edit: (act: Act) => void;
  /** Null: the list of favourites is not shown, or they are not known yet. */
  readonly contracts: FavouriteContracts | null;
  /** To be drawn somewhere: it listens. */
  readonly listener: ReactNode;
};

const noGroups: Groups = [{ groupId: firstGroupId, groupName: '', symbolIds: [] }];

export function useLateFavourites(isShown: boolean): LateFavourites {
  const [favourites, setFavourites] = useState<KnownFavourites | null>(null);
  const [contracts, setContracts] = useState<FavouriteContracts | null>(null);
  const [isWanted, setWanted] = useState(false);
  const waiting = useRef<Act[]>([]);
  const { code } = useLateCode(told, usePageStands() || isWanted);
  const edits = favourites?.edits;
  const onFavourites = useCallback((now: KnownFavourites): void => {
    setFavourites(now);
    for (const act of waiting.current.splice(0)) act(now.edits);
  }, []);
  const edit = useCallback(
    (act: Act): void => {
      if (edits !== undefined) return act(edits);
      waiting.current.push(act);
      setWanted(true);
    },
    [edits],
  );
  return {
    groups: favourites?.groups ?? noGroups,
    known: favourites?.known ?? false,
    edit,
    contracts,
    listener: code === null ? null : <code.default onFavourites={onFavourites} onContracts={isShown ? setContracts : null} />,
  };
}
