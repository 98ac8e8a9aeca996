// The parts of the form for an ad, and all that each of them is handed.
import type { AdFormState } from './use-ad-form.ts';

export type ListedCoin = { readonly coin: string; readonly name: string; readonly decimals: number };

export type PartProps = {
  readonly state: AdFormState;
  readonly coins: readonly ListedCoin[];
  /** The price that floating ads go by; null: it is not known. */
  readonly index: string | null;
};
