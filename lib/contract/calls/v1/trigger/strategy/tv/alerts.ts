// The inbox of a signal bot: every alert that has come, and what became of it, newest first.
import { signalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { pageAnswer, pairPageFields } from '#lib/contract/wire/list-fields.ts';

export const getSignalAlerts = defineCall({
  name: 'getSignalAlerts',
  path: 'v1/trigger/strategy/tv/alerts',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...pairPageFields }),
  response: pageAnswer(signalInboxRow),
  errors: [...namedBotErrors],
});
