// What a service says of bots, as calls answer it.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { BotAnswer, BotRefusal } from '#server/services/bots/bots.ts';
import { refuse, type Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';
import { toBotRow } from './to-bot-row.ts';

export type BotRooms = Pick<Rooms, 'bots' | 'listings' | 'now'>;

export function botAnswer(
  said: BotAnswer | BotRefusal,
  { listings, now }: Pick<Rooms, 'listings' | 'now'>,
): ResponseOf<typeof cancelStrategy> | Refusal {
  if ('refused' in said) return refuse(said.refused, said.params);
  return { strategyId: String(said.strategyId), bot: said.bot === null ? null : toBotRow(said.bot, listings, now()) };
}
