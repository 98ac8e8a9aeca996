// Sends the start of a signal bot.
import { useChange } from '#lib/api/query/use-change.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/placeStrategyTv.ts';
import { fromSignalTerms } from '#lib/contract/wire/bots/signal-fields.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts } from '../kind-form.ts';
import { useSignalForm } from './signal-context.ts';

export const useStartSignal: FormParts['useStart'] = () => {
  const { draft, terms } = useSignalForm();
  const place = useChange(placeStrategyTv, startChanges);
  if (terms === null) return null;
  return ({ clientOid }) => place({ clientOid, strategyType: StrategyType.signal, symbols: [...draft.symbols], ...fromSignalTerms(terms) });
};
