// The terms of an order or a plan of contracts about positions, as the wire carries them.
import type { HoldSide } from '#lib/contract/enums.ts';
import type { MarketListing } from '../listings.ts';

type Words = { readonly holdSide?: HoldSide | null | undefined; readonly reduceOnly?: boolean | undefined };

/** Nothing for spot. */
export const positionFields = (
  { contract }: MarketListing,
  { holdSide, reduceOnly = false }: Words,
): { readonly holdSide?: HoldSide | ''; readonly isReducePosition?: boolean } =>
  contract === undefined ? {} : { holdSide: holdSide ?? '', isReducePosition: reduceOnly };
