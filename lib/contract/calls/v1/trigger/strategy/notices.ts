// Choose what one is told of a bot by messages.
import { botNotices } from '#lib/contract/bots/bot-notices.ts';
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const setStrategyNotices = defineCall({
  name: 'setStrategyNotices',
  path: 'v1/trigger/strategy/notices',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** Those that are not named are not told. */
  request: changing({ ...instructing, notices: botNotices }),
  response: botResult,
  errors: [...instructingErrors],
});
