// The worth of one’s running bots, each and together.
import * as z from 'zod/mini';

import { botCoin } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { anyStrategyType } from '#lib/contract/wire/bots/bot-fields.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';

export const getStrategyAssets = defineCall({
  name: 'getStrategyAssets',
  path: 'v1/trigger/strategy/subAccount/assets',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyType: z.optional(anyStrategyType) }),
  response: z.object({
    list: z.array(
      z.object({
        strategyId: z.string(),
        strategyType: z.number(),
        symbolId: z.string(),
        coin: z.string(),
        equity: signedText,
        totalProfit: signedText,
        /** Null: nothing tells the price of the coin. */
        usdtValue: z.nullable(signedText),
        coins: z.array(botCoin),
      }),
    ),
    totalUsdtValue: signedText,
  }),
});
