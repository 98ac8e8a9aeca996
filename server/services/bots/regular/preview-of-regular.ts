// The preview of an auto-invest: the very formula that its form and the check at its start use.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { type RegularProblem, regularRangeProblems } from '#lib/order-math/bots/regular/regular-limits.ts';
import { type RegularPreview, regularPreview } from '#lib/order-math/bots/regular/regular-preview.ts';
import type { PreviewedMarket } from '../previewed-market.ts';

/** `previewed`: the markets of its coins, in their order. */
export const previewOfRegular = (terms: RegularTerms, previewed: readonly PreviewedMarket[], nowMs: number): RegularPreview =>
  regularPreview(
    terms,
    previewed.map(({ sizes, lastPrice }) => ({ market: sizes, lastPrice })),
    nowMs,
  );

/** The first term that is outside of its own limits, whatever the markets; null: none is. */
export const regularTermsProblem = (terms: RegularTerms): RegularProblem | null => regularRangeProblems(terms)[0] ?? null;
