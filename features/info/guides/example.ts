// An example of a formula: what is put in, and what comes out of one formula after the other.
import type { Letter } from './letters.ts';

type Step = {
  /** `V = S × E`: its left side is one letter, and may be put in to the next. */
  readonly formula: string;
  /** Exact. Null: nothing comes out. */
  readonly result: string | null;
};

export type Example = {
  /** In the order in which they are told. */
  readonly inputs: readonly (readonly [Letter, string])[];
  readonly steps: readonly Step[];
};
