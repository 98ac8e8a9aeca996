// Start an arbitrage bot.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { arbitragePlacing } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';

export const placeArbitrage = defineCall({
  name: 'placeArbitrage',
  path: 'v1/trigger/strategy/arbitrage/placeStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'both', rateClass: 'trade' }),
  request: changing(arbitragePlacing),
  response: botResult,
  errors: [...startingErrors, 'termOutOfRange', 'botInvestmentMinimum', 'marketWithoutBots', 'notLent', 'loanLimit', 'lendingPoolEmpty'],
});
