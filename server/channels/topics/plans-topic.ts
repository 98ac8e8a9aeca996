// A user's own plan orders: those that wait, then every change as it happens.
import type { PlansUpdate } from '#lib/contract/channels/plans.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { AccountId, OrderId } from '#server/engine/command.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

/** The readers know every event before the channels do, so that what they tell of a plan is what the event has made of it. */
export function plansTopic(readers: Pick<ChannelReaders, 'openPlans' | 'plan'>, accountId: AccountId): Topic {
  const changed = new Set<OrderId>();
  let told: readonly SpotPlan[] = [];
  return {
    follows: 'account',
    accountId,
    ready: async () => {
      told = readers.openPlans(accountId);
      changed.clear();
    },
    see: (news) => {
      for (const { event } of news) if ('planId' in event && event.type.startsWith('plan-')) changed.add(event.planId);
    },
    snapshot: () => told,
    take: () => {
      if (changed.size === 0) return null;
      const plans = [...changed].flatMap((planId): PlansUpdate => {
        const plan = readers.plan(planId);
        return plan === null ? [] : [plan];
      });
      changed.clear();
      told = readers.openPlans(accountId);
      return plans.length === 0 ? null : plans;
    },
  };
}
