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
  worldTape,
} from '#lib/contract/worlds/world.ts';

export const createWorld = defineCall({
  name: 'createWorld',
  path: 'v1/world/create',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  /** A file may be long. */
  largestBodyBytes: 8 * 1024 * 1024,
  request: changing({
    name: worldName,
    colour: z._default(worldColour, 'blue'),
    symbols: z._default(worldSymbols, ['BTCUSDT', 'BTCUSDT_UMCBL']),
    /** Left out: a new one, which the detail tells. */
    seed: z.optional(worldSeed),
    /** The prices that it begins with: its seed's, or the last ones of demo trading. From those of now it begins this minute. */
    prices: z._default(worldPrices, 'seed'),
    /** The market of the first symbol: candles or trades of 30 days at most, from whose first minute on the world begins. */
    tape: z.optional(worldTape),
    /** Left out: this minute. */
    startMs: z.optional(worldStartMs),
    gridMs: z._default(worldGrid, 250),
  }),
  response: worldRow,
  errors: [
    'symbolNotOpen',
    'paperOff',
    'noHistory',
    'backtestFile',
    'worldTapeLength',
    'worldLimit',
    'worldAwakeLimit',
    'worldsFull',
    'worldsAway',
  ],
});
