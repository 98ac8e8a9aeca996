// The terms of a grid as every side has to know them. A moon is a grid with a wide range.
import { termsKind } from '../terms-kind.ts';
import { gridEdit, gridTerms } from './grid-terms.ts';

/** Intervals. */
export const gridLimits = { fewest: 2, most: 200 } as const;

export const gridTermsKind = termsKind('grid', {
  terms: gridTerms,
  edit: gridEdit,
  types: {
    spotGrid: { strategyType: 1, line: 'spot' },
    futuresGrid: { strategyType: 2, line: 'futures' },
    futuresMoon: { strategyType: 21, line: 'futures' },
    spotMoon: { strategyType: 22, line: 'spot' },
  },
  sizes: gridLimits,
  hasRounds: false,
  // One that was funded by both coins is copied with its quote coin alone.
  investing: (terms, amount) => ({ ...terms, baseInvestment: '0', quoteInvestment: amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
