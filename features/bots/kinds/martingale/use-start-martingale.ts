// Sends the start of a martingale.
import { useChange } from '#lib/api/query/use-change.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { fromMartingaleTerms } from '#lib/contract/wire/bots/dca-fields.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts } from '../kind-form.ts';
import { useMartingaleForm } from './martingale-context.ts';

const types = [StrategyType.spotDca, StrategyType.futuresDca] as const;

export const useStartMartingale: FormParts['useStart'] = () => {
  const { kind } = useCreateBot();
  const { terms } = useMartingaleForm();
  const place = useChange(placeStrategyDca, startChanges);
  const strategyType = types.find((type) => type === kind.strategyType);
  if (terms === null || strategyType === undefined) return null;
  return (common) => place({ ...common, strategyType, ...fromMartingaleTerms(terms) });
};
