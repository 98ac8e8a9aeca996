// The preview of a CTA bot: the very formula that its form and the check at its start use.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { type CtaPreview, ctaPreview } from '#lib/order-math/bots/cta/cta-preview.ts';
import { previewFees, type PreviewedMarket } from '../previewed-market.ts';

export const previewOfCta = (terms: CtaTerms, previewed: PreviewedMarket): CtaPreview =>
  ctaPreview(terms, { ...previewed.sizes, ...previewed.contract }, previewed.lastPrice, previewFees(previewed));
