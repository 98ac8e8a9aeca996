// The form of a portfolio.
import { portfolioQuoteCoin, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { portfolioPreview, type PortfolioPreview as Worked } from '#lib/order-math/bots/portfolio/portfolio-preview.ts';
import type { KindForm, PreviewAsked } from '../kind-form.ts';
import { PortfolioContext } from './portfolio-context.ts';
import { portfolioDraft, portfolioSymbolId, type PortfolioDraft } from './portfolio-draft.ts';
import { PortfolioFields } from './portfolio-fields.tsx';
import { PortfolioFunds } from './portfolio-funds.tsx';
import { PortfolioPreview } from './portfolio-preview.tsx';
import { usePortfolioSteps } from './use-portfolio-steps.ts';
import { usePortfolioText } from './use-portfolio-text.ts';
import { useStartPortfolio } from './use-start-portfolio.ts';

/** While no market is known yet, nothing is said against them. */
function previewOf(terms: PortfolioTerms, { legOf }: Pick<PreviewAsked, 'legOf'>): Worked {
  const legs = terms.coins.flatMap(({ coin }) => (coin === portfolioQuoteCoin ? [] : (legOf(portfolioSymbolId(coin)) ?? [])));
  const worked = portfolioPreview(
    terms,
    legs.map(({ market, lastPrice }) => ({ ...market, lastPrice })),
  );
  if (legs.some(({ lastPrice }) => lastPrice !== null)) return worked;
  return { ...worked, problems: worked.problems.filter(({ code }) => code !== 'symbolNotOpen' && code !== 'noWatchedPrice') };
}

export const portfolioForm: KindForm<PortfolioTerms, PortfolioDraft, Worked> = {
  draft: portfolioDraft,
  previewOf,
  Context: PortfolioContext,
  parts: {
    Fields: PortfolioFields,
    MoreFields: null,
    Funds: PortfolioFunds,
    Preview: PortfolioPreview,
    OnChart: null,
    useSteps: usePortfolioSteps,
    useStart: useStartPortfolio,
    useSuggestionText: null,
    useKeptText: usePortfolioText,
  },
};
