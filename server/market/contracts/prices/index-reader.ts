// The make-up of index and mark prices, for those who ask: sources with their weights, and the rules by which they count.
import type { ContractTerms } from '#server/engine/markets/contract-terms.ts';
import { houseIndexRules } from './index-tracker.ts';
import { basisRules } from './mark-tracker.ts';
import type { IndexMakeUp, PriceWorld } from './price-world.ts';

export type IndexReader = {
  /** Null: its index has not been heard yet. */
  madeOf(contract: Pick<ContractTerms, 'line' | 'indexCoin' | 'indexQuote'>): IndexMakeUp | null;
  readonly rules: {
    /** A source that has been still for longer is not heard. */
    readonly maxAgeMs: number;
    /** Shares, as decimal text: farther from the median a source is left out, and nearer than the second it comes back. */
    readonly outAboveRate: string;
    readonly backWithinRate: string;
    /** Between two looks at how far the book stands from the index, and how long each counts in the mark price. */
    readonly basisEveryMs: number;
    readonly basisKeptMs: number;
    /** For so long before its end the index of a dated contract is averaged. */
    readonly averagingMs: number;
  };
};

export function createIndexReader({ madeOf }: Pick<PriceWorld, 'madeOf'>, averagingMs: number): IndexReader {
  const { maxAgeMs, outAbove, backWithin } = houseIndexRules;
  return {
    madeOf,
    rules: {
      maxAgeMs,
      outAboveRate: outAbove,
      backWithinRate: backWithin,
      basisEveryMs: basisRules.everyMs,
      basisKeptMs: basisRules.keptMs,
      averagingMs,
    },
  };
}
