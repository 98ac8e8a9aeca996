// The positions of a user's copies. Their profit moves with prices although nothing happens to them.
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

export function trackTopic(readers: Pick<ChannelReaders, 'tracking'>, accountId: AccountId): Topic {
  let told: readonly TrackingOrder[] = [];
  return {
    follows: 'nothing',
    ready: async () => {
      told = readers.tracking(accountId);
    },
    snapshot: () => told,
    take: () => {
      const now = readers.tracking(accountId);
      if (JSON.stringify(now) === JSON.stringify(told)) return null;
      told = now;
      return now;
    },
  };
}
