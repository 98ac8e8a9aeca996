// The content of data/convert.json: the coins that are converted, least and most at once, and what the convert account holds of each.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));

const schema = z.strictObject({
  rules: z.strictObject({
    /** The shares that the books may pay below the index price, and that they may move away from a quote. */
    reach: decimal,
    guard: decimal,
    /** The time for which a quote is good. */
    quoteSeconds: z.int().check(z.minimum(3), z.maximum(60)),
    /** For how many days an order may stand. */
    orderDays: z.array(z.int().check(z.minimum(1), z.maximum(90))).check(z.minLength(1)),
    /** Up to which worth a balance may be swept, in USDT. */
    maxDust: decimal,
  }),
  coins: z.array(z.strictObject({ coin: z.string(), min: decimal, max: decimal, inventory: decimal })),
});
export type ConvertData = z.output<typeof schema>;

export const loadConvertData = (): ConvertData =>
  schema.parse(JSON.parse(readFileSync(new URL('data/convert.json', import.meta.url), 'utf8')));
