// The preview of a CTA bot in the market of its page, with the fees of the market.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { ctaPreview, type CtaPreview } from '#lib/order-math/bots/cta/cta-preview.ts';
import type { PreviewAsked } from '../kind-form.ts';

export const ctaPreviewOf = (terms: CtaTerms, { market, lastPrice }: PreviewAsked): CtaPreview =>
  ctaPreview(terms, market, lastPrice, { maker: market.makerFeeRate, taker: market.takerFeeRate });
