// The market's indexes, as far as calls ask for them.
import type { indexSourceStates } from '#lib/contract/calls/v1/mcp/market/index/composition.ts';
import type { ContractTerms } from '#server/engine/markets/contract-terms.ts';

export type IndexesOfMarket = {
  /** Null: it has not been heard yet. */
  madeOf(contract: Pick<ContractTerms, 'line' | 'indexCoin' | 'indexQuote'>): {
    readonly timeMs: number;
    readonly price: string | null;
    readonly sources: readonly {
      readonly name: string;
      readonly weight: string;
      readonly state: (typeof indexSourceStates)[number];
      /** As it was said, whatever it was. */
      readonly price: string | null;
      readonly saidMs: number | null;
    }[];
  } | null;
  readonly rules: {
    readonly maxAgeMs: number;
    readonly outAboveRate: string;
    readonly backWithinRate: string;
    readonly basisEveryMs: number;
    readonly basisKeptMs: number;
    readonly averagingMs: number;
  };
};
