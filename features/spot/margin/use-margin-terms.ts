// The terms on which the venue lends, asked once for the page.
import { useCall } from '#lib/api/query/use-call.ts';
import { getMarginTerms } from '#lib/contract/calls/v1/margin/public/terms.ts';
import type { MarginTerms } from '#lib/contract/margin.ts';

/** Null until they are here, or while nobody wants them. */
export const useMarginTerms = (wanted: boolean): MarginTerms | null => useCall(getMarginTerms, {}, { enabled: wanted }).data ?? null;
