// A user's own bots: all of them, then those that have changed. Their worth moves with prices although nothing happens to them.
import type { BotRow } from '#lib/contract/bots/bot.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

export function botsTopic(readers: Pick<ChannelReaders, 'bots'>, accountId: AccountId): Topic {
  let told: readonly BotRow[] = [];
  let texts = new Map<string, string>();
  /** Leaves the changed ones since the last time. */
  const look = (): readonly BotRow[] => {
    const bots = readers.bots(accountId);
    const now = new Map(bots.map((bot) => [bot.strategyId, JSON.stringify(bot)]));
    const changed = bots.filter(({ strategyId }) => now.get(strategyId) !== texts.get(strategyId));
    told = bots;
    texts = now;
    return changed;
  };
  return {
    follows: 'nothing',
    ready: async () => {
      look();
    },
    snapshot: () => told,
    take: () => {
      const changed = look();
      return changed.length === 0 ? null : changed;
    },
  };
}
