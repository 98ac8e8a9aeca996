// The terms on which one may copy a published strategy, and its parameters where one may see them.
import * as z from 'zod/mini';

import { botTerms } from '#lib/contract/bots/bot-terms.ts';
import { copierStandings } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';

export const getCopyTerms = defineCall({
  name: 'getCopyTerms',
  path: 'v1/trigger/strategyPlatform/strategyTracking/terms',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId }),
  response: z.object({
    standing: z.enum(copierStandings),
    /** To be paid with the first copy, in USDT; 0 for whoever has paid. */
    price: decimalText,
    /** Percent of the profit of each copy. */
    profitShare: z.number(),
    /** It takes no more. */
    isFull: z.boolean(),
    /** Null: its owner does not show them, or they are not paid for. */
    bot: z.nullable(botTerms),
  }),
  errors: ['notPublished'],
});
