// Sends the start of a portfolio.
import { useChange } from '#lib/api/query/use-change.ts';
import { placeStrategyPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/placeStrategyPortfolio.ts';
import { fromPortfolioTerms } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts } from '../kind-form.ts';
import { usePortfolioForm } from './portfolio-context.ts';

export const useStartPortfolio: FormParts['useStart'] = () => {
  const { terms } = usePortfolioForm();
  const place = useChange(placeStrategyPortfolio, startChanges);
  if (terms === null) return null;
  return ({ clientOid }) => place({ clientOid, ...fromPortfolioTerms(terms) });
};
