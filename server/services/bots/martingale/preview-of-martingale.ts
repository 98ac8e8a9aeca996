// The preview of a martingale: the very formula that its form and the check at its start use.
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { type MartingalePreview, martingalePreview } from '#lib/order-math/bots/martingale-preview.ts';
import { previewFees, type PreviewedMarket } from '../previewed-market.ts';

export const previewOfMartingale = (terms: MartingaleTerms, previewed: PreviewedMarket): MartingalePreview =>
  martingalePreview(terms, { ...previewed.sizes, ...previewed.contract }, { lastPrice: previewed.lastPrice }, previewFees(previewed));
