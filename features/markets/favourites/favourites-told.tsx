'use client';
// Somebody's favourites and how they are changed, told to the list of markets, which stands without them. Nothing is drawn here.
import { useEffect } from 'react';

import { type FavouriteContracts, useFavouriteContracts } from './use-favourite-contracts.ts';
import { type KnownFavourites, useFavouriteEdits } from './use-favourite-edits.ts';

type Props = {
  readonly onFavourites: (favourites: KnownFavourites) => void;
  /** The contracts among them, for the list of favourites. Null: it is not shown. */
  readonly onContracts: ((contracts: FavouriteContracts) => void) | null;
};

const none: readonly string[] = [];

export default function FavouritesTold({ onFavourites, onContracts }: Props) {
  const favourites = useFavouriteEdits();
  const { groups } = favourites;
  const contracts = useFavouriteContracts(onContracts === null ? none : groups.flatMap(({ symbolIds }) => symbolIds));
  useEffect(() => onFavourites(favourites), [favourites, onFavourites]);
  useEffect(() => onContracts?.(contracts), [contracts, onContracts]);
  return null;
}
