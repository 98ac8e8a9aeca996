// Start a bot of one's own with the parameters of a published strategy, as they are now.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { profitShare, strategyPrice } from '#lib/contract/wire/bots/plaza-fields.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { amount, clientOid, symbolId } from '#lib/contract/wire/fields.ts';

export const copyStrategy = defineCall({
  name: 'copyStrategy',
  path: 'v1/trigger/strategyPlatform/strategyTracking/copy',
  // It may pay somebody else, which no key that trades may do.
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'trade' }),
  request: changing({
    strategyId,
    /** Its market: what a call opens is known by it. */
    symbolId,
    /** In the coin that the strategy is funded in. */
    amount,
    /** The price and the profit share that one has agreed to: more is refused. Left out: it has to be free. */
    price: z._default(strategyPrice, '0'),
    profitShare: z._default(profitShare, 0),
    /** Copied twice under one name, there is one bot. */
    clientOid: z.optional(clientOid),
  }),
  response: botResult,
  errors: [...startingErrors, 'notPublished', 'copyOutOfRange', 'copyTermsChanged', 'strategyFull'],
});
