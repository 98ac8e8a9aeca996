// The composition of a contract's index at this moment: the sources with their weights and last prices, and the rules by which they count.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

/** used: it counts. out: too far from the median. silent: it has said nothing that is a price, or not for too long. */
const indexSourceStates = ['used', 'out', 'silent'] as const;

const source = z.object({
  name: z.string(),
  /** The weight by its volume, before anybody is left out. */
  weight: decimalText,
  /** The weight that it has now, among those that count: a share, twelve decimals, half up; '0' of one that does not. */
  share: decimalText,
  state: z.enum(indexSourceStates),
  /** Null: none that is a price. */
  price: z.nullable(decimalText),
  /** Null: it has never spoken. */
  saidMs: z.nullable(z.number()),
});

const indexRules = z.object({
  maxAgeMs: z.number(),
  /** A source farther from the median is left out, until it is nearer than the second. */
  outAboveRate: decimalText,
  backWithinRate: decimalText,
  /** The times of the mark price: between two samples of how far the book stands from the index, and for how long a sample counts. */
  basisEveryMs: z.number(),
  basisKeptMs: z.number(),
  /** For so long before its end the index of a dated contract is averaged. */
  averagingMs: z.number(),
});

export const getIndexComposition = defineCall({
  name: 'getIndexComposition',
  path: 'v1/mcp/market/index/composition',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolId }),
  response: z.object({
    symbolId: z.string(),
    /** The coins whose price in each other it is; of play money those that it stands for. */
    baseCoin: z.string(),
    quoteCoin: z.string(),
    /** Null: no source counts. */
    indexPrice: z.nullable(decimalText),
    /** The time at which it was heard; 0: not yet. */
    timeMs: z.number(),
    /** Empty before it is heard for the first time. */
    sources: z.array(source),
    /** Null where no market moves. */
    rules: z.nullable(indexRules),
  }),
  errors: ['symbolNotOpen'],
});
