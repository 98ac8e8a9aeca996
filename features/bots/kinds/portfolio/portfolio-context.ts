// The state of a portfolio's form.
import type { PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { PortfolioPreview } from '#lib/order-math/bots/portfolio/portfolio-preview.ts';
import { formContext } from '../kind-form.ts';
import type { PortfolioDraft } from './portfolio-draft.ts';

export const { Context: PortfolioContext, useForm: usePortfolioForm } = formContext<PortfolioTerms, PortfolioDraft, PortfolioPreview>();
