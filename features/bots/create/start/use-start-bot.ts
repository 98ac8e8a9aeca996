// Sends what is filled in, under one name however often it is pressed.
import { useCallback, useState } from 'react';

import { ApiError } from '#lib/api/api-error.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { fromGridTerms } from '#lib/contract/wire/bots/grid-fields.ts';
import { fromMartingaleTerms } from '#lib/contract/wire/bots/dca-fields.ts';
import { botKinds } from '../../kinds/bot-kinds.ts';
import { useCreateBot } from '../state/create-context.ts';

const changed = [getRunningStrategies];
const gridTypes = [StrategyType.spotGrid, StrategyType.futuresGrid, StrategyType.futuresMoon, StrategyType.spotMoon] as const;
const dcaTypes = [StrategyType.spotDca, StrategyType.futuresDca] as const;

type Started = { readonly strategyId: string } | 'agreementMissing';

type StartBot = {
  readonly pending: boolean;
  readonly failure: string | null;
  /** Null: it was not started, and `failure` says why. */
  readonly start: () => Promise<Started | null>;
};

export function useStartBot(): StartBot {
  const { kind, market, terms, aiId, notices } = useCreateBot();
  const placeGrid = useChange(placeStrategyGrid, changed);
  const placeDca = useChange(placeStrategyDca, changed);
  const nameOf = useFillingId();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = useCallback(async (): Promise<Started | null> => {
    if (terms === null) return null;
    setPending(true);
    setFailure(null);
    const { strategyType } = botKinds[kind];
    const common = {
      symbolId: market.symbolId,
      clientOid: nameOf(JSON.stringify([kind, market.symbolId, terms, aiId, notices])),
      notices: [...notices],
      ...(aiId === null ? {} : { aiId, strategyAttribute: 1 as const }),
    };
    try {
      const gridType = gridTypes.find((type) => type === strategyType);
      const dcaType = dcaTypes.find((type) => type === strategyType);
      if (terms.kind === 'grid' && gridType !== undefined)
        return await placeGrid({ ...common, strategyType: gridType, ...fromGridTerms(terms.terms) });
      if (terms.kind === 'martingale' && dcaType !== undefined)
        return await placeDca({ ...common, strategyType: dcaType, ...fromMartingaleTerms(terms.terms) });
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.key === 'strategyAgreement') return 'agreementMissing';
      setFailure(refusalText(error));
      return null;
    } finally {
      setPending(false);
    }
  }, [kind, market.symbolId, terms, aiId, notices, placeGrid, placeDca, nameOf, refusalText]);
  return { pending, failure, start };
}
