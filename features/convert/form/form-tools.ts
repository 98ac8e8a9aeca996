// The common tools of every way to convert.
import type { ConvertCoins } from '#lib/contract/calls/v1/spot/convert/currencies.ts';
import type { Pair } from './pair-form.tsx';

export type FormTools = {
  readonly offered: ConvertCoins;
  readonly pair: Pair;
  /** By coin; null: not known yet, or nobody's. */
  readonly available: ReadonlyMap<string, string> | null;
  /** The page with this pair, without the language. */
  readonly address: string;
  /** So much of the coin shows a rate while nothing is typed. */
  readonly referenceSize: string;
  readonly onPair: (pair: Pair) => void;
};
