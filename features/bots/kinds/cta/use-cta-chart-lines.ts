'use client';
// The indicator of terms as lines of the chart, the same object as long as the indicator stays the same: terms are told anew with every price.
import { useMemo } from 'react';

import type { LinesOfBars } from '#components/trading/price-chart/overlay/more-tags.ts';
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { ctaLinesOfBars } from './cta-lines-of-bars.ts';

type Looked = Pick<CtaTerms, 'indicator' | 'interval'>;

/** Null: there is no indicator. */
export function useCtaChartLines(terms: Looked | null): LinesOfBars | null {
  const text = terms === null ? null : JSON.stringify({ indicator: terms.indicator, interval: terms.interval } satisfies Looked);
  return useMemo(() => {
    if (text === null) return null;
    const looked: Looked = JSON.parse(text);
    return ctaLinesOfBars(looked);
  }, [text]);
}
