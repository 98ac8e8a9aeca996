// Sends the start of a wise bot: its tier alone, whose terms the exchange knows.
import { useChange } from '#lib/api/query/use-change.ts';
import { placeStrategyWise } from '#lib/contract/calls/v1/trigger/strategy/wise/placeStrategyWise.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts } from '../kind-form.ts';
import { useWiseForm } from './wise-context.ts';

export const useStartWise: FormParts['useStart'] = () => {
  const { terms } = useWiseForm();
  const place = useChange(placeStrategyWise, startChanges);
  if (terms === null) return null;
  const { tier, preset } = terms;
  const investAmount = preset.kind === 'grid' ? preset.terms.quoteInvestment : preset.terms.investment;
  const { leverage } = preset.terms;
  return ({ symbolId, clientOid }) => place({ symbolId, clientOid, tier, investAmount, leverage });
};
