// The form of a portfolio. Its preview looks at all markets: who draws the form gives them.
import type { PortfolioTerms } from '#lib/contract/bots/portfolio-terms.ts';
import { portfolioPreview, type PortfolioMarket, type PortfolioPreview as Worked } from '#lib/order-math/bots/portfolio-preview.ts';
import type { KindForm } from '../kind-form.ts';
import { PortfolioContext } from './portfolio-context.ts';
import { portfolioDraft, type PortfolioDraft } from './portfolio-draft.ts';
import { PortfolioFields } from './portfolio-fields.tsx';
import { PortfolioFunds } from './portfolio-funds.tsx';
import { PortfolioPreview } from './portfolio-preview.tsx';
import { usePortfolioSteps } from './use-portfolio-steps.ts';
import { usePortfolioText } from './use-portfolio-texts.ts';
import { useStartPortfolio } from './use-start-portfolio.ts';

/** `markets` null: they are not known yet, and nothing is said against them. */
export const portfolioForm = (markets: readonly PortfolioMarket[] | null): KindForm<PortfolioTerms, PortfolioDraft, Worked> => ({
  draft: portfolioDraft,
  previewOf: (terms) => {
    const worked = portfolioPreview(terms, markets ?? []);
    if (markets !== null) return worked;
    return { ...worked, problems: worked.problems.filter(({ code }) => code !== 'symbolNotOpen' && code !== 'noWatchedPrice') };
  },
  Context: PortfolioContext,
  parts: {
    Fields: PortfolioFields,
    MoreFields: null,
    Funds: PortfolioFunds,
    Preview: PortfolioPreview,
    OnChart: null,
    useSteps: usePortfolioSteps,
    useStart: useStartPortfolio,
    useSuggestionText: usePortfolioText,
    useKeptText: usePortfolioText,
  },
});
