// The word of a service on bots, as calls answer it.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { ErrorParams } from '#lib/contract/errors.ts';
import { arbitrageFieldOf } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { ctaFieldOf } from '#lib/contract/wire/bots/cta-fields.ts';
import { dcaFieldOf } from '#lib/contract/wire/bots/dca-fields.ts';
import { gridFieldOf } from '#lib/contract/wire/bots/grid-fields.ts';
import { regularFieldOf } from '#lib/contract/wire/bots/regular-fields.ts';
import { portfolioFieldOf } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { wiseFieldOf } from '#lib/contract/wire/bots/wise-fields.ts';
import { signalFieldOf } from '#lib/contract/wire/bots/signal-fields.ts';
import type { BotAnswer, BotRefusal } from '#server/services/bots/bots.ts';
import { refuse, type Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';
import { toBotRow } from './to-bot-row.ts';

/** Terms have other names in calls. */
const fieldsOf: Readonly<Record<BotTerms['kind'], Readonly<Record<string, string>>>> = {
  grid: gridFieldOf,
  martingale: dcaFieldOf,
  regular: regularFieldOf,
  portfolio: portfolioFieldOf,
  cta: ctaFieldOf,
  wise: wiseFieldOf,
  arbitrage: arbitrageFieldOf,
  signal: signalFieldOf,
};

const inWords = ({ field, ...params }: ErrorParams, kind: BotTerms['kind']): ErrorParams =>
  typeof field === 'string' ? { ...params, field: fieldsOf[kind][field] ?? field } : params;

export type BotRooms = Pick<Rooms, 'bots' | 'listings' | 'now'>;

/** `kind`: whose terms were told, where terms were told. */
export function botAnswer(
  said: BotAnswer | BotRefusal,
  kind: BotTerms['kind'] | null,
  { listings, now }: Pick<Rooms, 'listings' | 'now'>,
): ResponseOf<typeof cancelStrategy> | Refusal {
  if ('refused' in said) return refuse(said.refused, kind === null ? said.params : inWords(said.params, kind));
  return { strategyId: String(said.strategyId), bot: said.bot === null ? null : toBotRow(said.bot, listings, now()) };
}
