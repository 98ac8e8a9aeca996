// The strategies that the reader keeps an eye on; a press changes them at the exchange.
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { RankedStrategy, RankingWindow } from '#lib/contract/bots/plaza.ts';
import { collectStrategy } from '#lib/contract/calls/v1/trigger/strategy/collect/add.ts';
import { forgetStrategy } from '#lib/contract/calls/v1/trigger/strategy/collect/cancel.ts';
import { getCollectedStrategies } from '#lib/contract/calls/v1/trigger/strategy/collect/list.ts';
import { useUser } from '#lib/session/user.ts';

const changed = [getCollectedStrategies];

type Stars = {
  /** Null: a visitor has none. */
  readonly toggle: ((strategyId: string) => void) | null;
  readonly has: (strategyId: string) => boolean;
  readonly list: readonly RankedStrategy[];
};

/** `days`: the period of the figures in the list. */
export function useStars(days: RankingWindow): Stars {
  const user = useUser();
  const refusalText = useRefusalText();
  const { data } = useCall(getCollectedStrategies, { indicatorDate: days }, { enabled: user !== null, keepsPrevious: true });
  const add = useChange(collectStrategy, changed);
  const remove = useChange(forgetStrategy, changed);
  const list = data?.list ?? [];
  const has = (strategyId: string): boolean => list.some((one) => one.strategyId === strategyId);
  const toggle = (strategyId: string): void => {
    (has(strategyId) ? remove({ strategyId }) : add({ strategyId })).catch((error: unknown) => showToast('failed', refusalText(error)));
  };
  return { toggle: user === null ? null : toggle, has, list };
}
