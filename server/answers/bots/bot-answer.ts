// The word of a service on bots, as calls answer it.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { ErrorParams } from '#lib/contract/errors.ts';
import type { BotAnswer, BotRefusal } from '#server/services/bots/bots.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { fieldNames } from './field-names.ts';
import { toBotRow } from './to-bot-row.ts';

/** Terms have other names in calls. */
const inWords = ({ field, ...params }: ErrorParams, kind: BotTerms['kind']): ErrorParams =>
  typeof field === 'string' ? { ...params, field: fieldNames[kind][field] ?? field } : params;

export type BotRooms = Pick<Rooms, 'bots' | 'listings' | 'now' | 'newReference'>;

/** `kind`: whose terms were told, where terms were told. */
export function botAnswer(
  said: BotAnswer | BotRefusal,
  kind: BotTerms['kind'] | null,
  { listings, now }: Pick<Rooms, 'listings' | 'now'>,
): ResponseOf<typeof cancelStrategy> | Refusal {
  if ('refused' in said) return refuse(said.refused, kind === null ? said.params : inWords(said.params, kind));
  const { strategyId, outcome } = said;
  return { strategyId: String(strategyId), outcome, bot: said.bot === null ? null : toBotRow(said.bot, listings, now()) };
}
