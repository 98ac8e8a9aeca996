// Makes a world of one's own: a small venue with a clock of its own, which stands still until it is told to run.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import {
  worldColour,
  worldGrid,
  worldName,
  worldPrices,
  worldRow,
  worldSeed,
  worldStartMs,
  worldSymbols,
} from '#lib/contract/worlds/world.ts';

export const createWorld = defineCall({
  name: 'createWorld',
  path: 'v1/world/create',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({
    name: worldName,
    colour: z._default(worldColour, 'blue'),
    symbols: z._default(worldSymbols, ['BTCUSDT', 'BTCUSDT_UMCBL']),
    /** Left out: a new one, which the detail tells. */
    seed: z.optional(worldSeed),
    /** The prices that it begins with: its seed's, or the last ones of demo trading. From those of now it begins this minute. */
    prices: z._default(worldPrices, 'seed'),
    /** Left out: this minute. */
    startMs: z.optional(worldStartMs),
    gridMs: z._default(worldGrid, 250),
  }),
  response: worldRow,
  errors: ['symbolNotOpen', 'paperOff', 'noHistory', 'worldLimit', 'worldAwakeLimit', 'worldsFull', 'worldsAway'],
});
