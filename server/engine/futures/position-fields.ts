// The terms of an order or a plan of contracts about positions, as the wire carries them.
import type { HoldSide } from '#lib/contract/enums.ts';

type Words = { readonly holdSide?: HoldSide | null | undefined; readonly reduceOnly?: boolean | undefined };

/** Nothing for spot. */
export const positionFields = (
  { contract }: { readonly contract?: unknown },
  { holdSide, reduceOnly = false }: Words,
): { readonly holdSide?: HoldSide | ''; readonly isReducePosition?: boolean } =>
  contract === undefined ? {} : { holdSide: holdSide ?? '', isReducePosition: reduceOnly };
