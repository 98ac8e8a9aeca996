// The signal bot that a request names: one of somebody else's, or of another kind, is none.
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { refuse, Refusal } from '../../refusal/refusal.ts';
import type { Rooms } from '../../rooms.ts';
import { findBot } from '../find-bot.ts';

export function findSignalBot(
  rooms: Pick<Rooms, 'bots' | 'signals'>,
  owner: { readonly accountId: number },
  strategyId: string,
): OwnedBot | Refusal {
  const bot = findBot(rooms, owner, strategyId);
  if (bot instanceof Refusal) return bot;
  return rooms.signals.find(bot.strategyId) === null ? refuse('unknownStrategy') : bot;
}
