// Terms and a venue that the tests of CTA bots vary, and candles that close at a price.
import type { CtaEdit, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { ctaKind } from '#server/automation/bots/cta/cta-kind.ts';
import { ctaReasons } from '#server/automation/bots/cta/cta-reasons.ts';

import { KindVenue, type VenueSetup } from '../kind-venue.ts';
import { coinMarket } from '../martingale-samples.ts';
import { sampleCta } from '../sample-terms.ts';

type CtaState = ReturnType<typeof ctaKind.create>;
export type CtaVenue = KindVenue<CtaTerms, CtaEdit, CtaState>;
type Setup = Omit<VenueSetup<CtaTerms, CtaEdit, CtaState>, 'kind' | 'reasons' | 'terms'>;

export const ctaVenue = (changed: Partial<CtaTerms> = {}, setup: Partial<Setup> = {}): CtaVenue =>
  new KindVenue({
    kind: ctaKind,
    reasons: ctaReasons,
    market: coinMarket,
    owner: { base: 0, quote: 2_000_000_000 },
    ...setup,
    terms: sampleCta(changed),
  });

const minuteMs = 60_000;

/** The price goes to each close, and the minute ends there; the first one is the minute with that number. */
export function closeAt(venue: CtaVenue, closes: readonly number[], first: number, volumeLots = 1): void {
  for (const [place, close] of closes.entries()) {
    venue.goTo(close);
    const flat = { open: close, high: close, low: close, close, volumeLots };
    venue.tell({ type: 'candle', candle: { interval: '1m', openMs: (first + place) * minuteMs, ...flat } });
  }
}
