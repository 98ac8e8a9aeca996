// Sends the start of a grid.
import { useChange } from '#lib/api/query/use-change.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { fromGridTerms } from '#lib/contract/wire/bots/grid-fields.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts } from '../kind-form.ts';
import { useGridForm } from './grid-context.ts';

const types = [StrategyType.spotGrid, StrategyType.futuresGrid, StrategyType.futuresMoon, StrategyType.spotMoon] as const;

export const useStartGrid: FormParts['useStart'] = () => {
  const { kind } = useCreateBot();
  const { terms } = useGridForm();
  const place = useChange(placeStrategyGrid, startChanges);
  const strategyType = types.find((type) => type === kind.strategyType);
  if (terms === null || strategyType === undefined) return null;
  return (common) => place({ ...common, strategyType, ...fromGridTerms(terms) });
};
