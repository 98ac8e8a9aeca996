// The positions of the reader's copies, live: of all of them, or of one.
import { useMemo } from 'react';

import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import { useBotMarkets } from '#features/bots/lists/use-bot-markets.ts';
import type { HeldPosition } from './held-position.ts';

/** Null until it is known. Without `strategyId`: of all copies. */
export function useHeldPositions(strategyId?: string): readonly HeldPosition[] | null {
  const all = useChannel(useHub(), 'track', useUser() === null ? null : '').data;
  const orders = useMemo(
    () => all?.filter((order) => strategyId === undefined || order.strategyId === strategyId) ?? null,
    [all, strategyId],
  );
  const marketOf = useBotMarkets((orders ?? []).map(({ symbolId }) => symbolId));
  return useMemo(() => orders?.map((order) => ({ order, market: marketOf(order.symbolId) })) ?? null, [orders, marketOf]);
}
