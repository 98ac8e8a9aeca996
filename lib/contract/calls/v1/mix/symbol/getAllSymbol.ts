// Every market, of one line or of all. A client that names the hash it knows gets the list only when it has changed.
import * as z from 'zod/mini';

import type { AnyMarket } from '#lib/contract/wire/any-market.ts';
import { contractMarket } from '#lib/contract/contract-market.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { spotMarket } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { shortText, whole } from '#lib/contract/wire/fields.ts';

/** The names of the coins in the language that was asked for; left out where none was. */
const names = { baseName: z.optional(z.string()), quoteName: z.optional(z.string()) };
const listed: z.ZodMiniType<AnyMarket & { baseName?: string | undefined; quoteName?: string | undefined }> = z.union([
  z.extend(contractMarket, names),
  z.extend(spotMarket, names),
]);

export const getAllSymbols = defineCall({
  name: 'getAllSymbols',
  path: 'v1/mix/symbol/getAllSymbol',
  ...fromAnybody('read', 'GET'),
  request: reading({
    /** The hash of the list that is known, as it was answered to the same question. */
    md5: z.optional(shortText),
    /** A country, two letters: markets that are not offered there are left out. */
    region: z.optional(shortText),
    /** The specification's locale code: the coins are named in that language. */
    locale: z.optional(shortText),
    /** Left out: every line. */
    businessLine: z.optional(whole(1, 99)),
  }),
  response: z.object({
    md5: z.string(),
    /** Null: the hash still holds. */
    symbols: z.nullable(z.array(listed)),
  }),
});
