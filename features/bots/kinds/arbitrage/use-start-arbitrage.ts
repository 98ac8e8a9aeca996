// Sends the start of an arbitrage bot.
import { useChange } from '#lib/api/query/use-change.ts';
import { placeArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeStrategy.ts';
import { fromArbitrageTerms } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts } from '../kind-form.ts';
import { useArbitrageForm } from './arbitrage-context.ts';

export const useStartArbitrage: FormParts['useStart'] = () => {
  const { draft, terms } = useArbitrageForm();
  const place = useChange(placeArbitrage, startChanges);
  if (terms === null) return null;
  return ({ clientOid, notices }) => place({ clientOid, notices, symbolId: draft.symbolId, ...fromArbitrageTerms(terms) });
};
