// The balances in the accounts of one’s bots, coin by coin.
import * as z from 'zod/mini';

import { botCoin } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { coin } from '#lib/contract/wire/fields.ts';

export const getStrategyBalances = defineCall({
  name: 'getStrategyBalances',
  path: 'v1/trigger/strategy/subAccount/balance',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId: z.optional(strategyId), coin: z.optional(coin) }),
  response: z.object({ list: z.array(z.extend(botCoin, { strategyId: z.string() })) }),
  errors: [...namedBotErrors, 'unknownCoin'],
});
