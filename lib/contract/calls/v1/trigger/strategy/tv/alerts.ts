// The inbox of a signal bot: every alert that has come, and what became of it, newest first.
import { signalInboxRow } from '../../../../../bots/signal/signal-inbox.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { namedBotErrors } from '../../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../../wire/bots/bot-fields.ts';
import { pageAnswer, pairPageFields } from '../../../../../wire/list-fields.ts';

export const getSignalAlerts = defineCall({
  name: 'getSignalAlerts',
  path: 'v1/trigger/strategy/tv/alerts',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...pairPageFields }),
  response: pageAnswer(signalInboxRow),
  errors: [...namedBotErrors],
});
