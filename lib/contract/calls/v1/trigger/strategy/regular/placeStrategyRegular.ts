// Start an auto-invest: in one coin (type 5) or in several (type 7). Its money is taken round by round.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { regularPlacing } from '#lib/contract/wire/bots/regular-fields.ts';

export const placeStrategyRegular = defineCall({
  name: 'placeStrategyRegular',
  path: 'v1/trigger/strategy/regular/placeStrategyRegular',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing(regularPlacing),
  response: botResult,
  errors: [...startingErrors],
});
