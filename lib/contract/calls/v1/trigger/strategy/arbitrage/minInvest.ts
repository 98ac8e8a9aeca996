// The least that an arbitrage bot of a pair can be started with.
import * as z from 'zod/mini';

import { arbitrageDirection } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId, whole } from '#lib/contract/wire/fields.ts';

export const getArbitrageMinimum = defineCall({
  name: 'getArbitrageMinimum',
  path: 'v1/trigger/strategy/arbitrage/minInvest',
  ...fromAnybody('read'),
  request: reading({ symbolId, leverage: z._default(whole(1, 3), 2), direction: z._default(arbitrageDirection, 'positive') }),
  response: z.object({ coin: z.string(), minInvest: decimalText, minBlockSize: decimalText }),
  errors: ['symbolNotOpen', 'marketWithoutBots', 'noWatchedPrice'],
});
