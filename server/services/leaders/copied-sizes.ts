// The sizes that all copies of a leader trade in one market, added up by the way in which each is measured.
import { Decimal } from 'decimal.js';

import type { HoldSide } from '#lib/contract/enums.ts';

/** The measure of one copy in the market. */
export type CopiedSize =
  | { readonly by: 'unit'; readonly times: Decimal }
  | { readonly by: 'quantity'; readonly quantity: Decimal }
  /** In the quote coin, leverage included. */
  | { readonly by: 'notional'; readonly notional: Decimal };

/** A holding of a copy in the market, in the base coin. */
type HeldByCopy = { readonly holdSide: HoldSide; readonly quantity: Decimal };

export type CopyInMarket = { readonly size: CopiedSize | null; readonly held: readonly HeldByCopy[] };

export type CopiedSizes = {
  readonly sizes: { readonly perUnit: string; readonly quantity: string; readonly notional: string };
  readonly held: readonly { readonly holdSide: HoldSide; readonly quantity: string; readonly copies: number }[];
};

const decimals = 12;

const add = (parts: readonly Decimal[]): string =>
  parts
    .reduce((sum, part) => sum.plus(part), new Decimal(0))
    .toDecimalPlaces(decimals, Decimal.ROUND_DOWN)
    .toFixed();

/** A copy that takes nothing of the market has no size there; what it holds counts all the same. */
export function addCopiedSizes(copies: readonly CopyInMarket[]): CopiedSizes {
  const sizes = copies.map(({ size }) => size).filter((size) => size !== null);
  return {
    sizes: {
      perUnit: add(sizes.flatMap((size) => (size.by === 'unit' ? [size.times] : []))),
      quantity: add(sizes.flatMap((size) => (size.by === 'quantity' ? [size.quantity] : []))),
      notional: add(sizes.flatMap((size) => (size.by === 'notional' ? [size.notional] : []))),
    },
    held: (['long', 'short'] as const).flatMap((holdSide) => {
      const own = copies.flatMap(({ held }) => held.filter((one) => one.holdSide === holdSide && !one.quantity.isZero()));
      return own.length === 0 ? [] : [{ holdSide, quantity: add(own.map(({ quantity }) => quantity)), copies: own.length }];
    }),
  };
}
