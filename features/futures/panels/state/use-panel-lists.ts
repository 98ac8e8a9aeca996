// Open orders and waiting plans of a line as they are this moment, and numbers that grow when something has happened.
import { useMemo } from 'react';

import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { PlanType } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { NumberedOrderChange, NumberedPlanChange } from '#lib/realtime/channel-data.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

const none: readonly never[] = [];

export type PanelLists = {
  /** Newest first; of one contract, where only that is wanted. */
  readonly orders: readonly SpotOrder[];
  readonly plans: readonly SpotPlan[];
  readonly trailing: readonly SpotPlan[];
  readonly exits: readonly SpotPlan[];
  readonly orderChanges: readonly NumberedOrderChange[];
  readonly planChanges: readonly NumberedPlanChange[];
  readonly exitChanges: readonly NumberedPlanChange[];
};

/** `symbolId` null: of all contracts of the line. */
export function usePanelLists(line: ContractLineKey, symbolId: string | null, isOn: boolean): PanelLists {
  const hub = useHub();
  const key = isOn ? line : null;
  const orders = useChannel(hub, 'orders', key).data;
  const plans = useChannel(hub, 'plans', key).data;
  const exits = useChannel(hub, 'tpsl', key).data;
  return useMemo(() => {
    const here = <One extends { readonly symbolId: string }>(all: readonly One[]): readonly One[] =>
      symbolId === null ? all : all.filter((one) => one.symbolId === symbolId);
    const waiting = here(plans?.open ?? none);
    return {
      orders: here(orders?.open ?? none),
      plans: waiting.filter(({ planType }) => planType !== PlanType.track),
      trailing: waiting.filter(({ planType }) => planType === PlanType.track),
      exits: here(exits?.open ?? none),
      orderChanges: orders?.changes ?? none,
      planChanges: plans?.changes ?? none,
      exitChanges: exits?.changes ?? none,
    };
  }, [orders, plans, exits, symbolId]);
}
