// The preview of a portfolio: the very formula that its form and the check at its start use.
import type { PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { type PortfolioPreview, portfolioPreview } from '#lib/order-math/bots/portfolio/portfolio-preview.ts';
import type { PreviewedMarket } from '../previewed-market.ts';

/** `markets`: those of its coins, in any order. */
export const previewOfPortfolio = (
  terms: PortfolioTerms,
  markets: readonly Pick<PreviewedMarket, 'sizes' | 'lastPrice'>[],
): PortfolioPreview =>
  portfolioPreview(
    terms,
    markets.map(({ sizes, lastPrice }) => ({ ...sizes, lastPrice })),
  );
