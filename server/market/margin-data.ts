// The content of data/margin.json: the coins that are lent, their terms, and the markets that trade on isolated margin.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));
/** Up to how much of the coin, leverage, share that must stay. */
const tiers = z.array(z.tuple([decimal, z.int(), decimal]));

const schema = z.strictObject({
  rules: z.strictObject({ callRatio: decimal, liquidationFee: decimal, reach: decimal, transferCoefficient: z.int() }),
  coins: z.array(
    z.strictObject({
      coin: z.string(),
      /** That prices it in the coin of account; null for that coin itself, which stands first. */
      market: z.nullable(z.string()),
      pool: decimal,
      /** By grade, from the first. */
      dailyRates: z.array(decimal),
      /** Up to how much of the coin, and the share of its worth that counts. */
      collateral: z.array(z.tuple([decimal, decimal])),
      cross: tiers,
      isolated: tiers,
    }),
  ),
  markets: z.array(z.string()),
});
export type MarginData = z.output<typeof schema>;

export const loadMarginData = (): MarginData =>
  schema.parse(JSON.parse(readFileSync(new URL('data/margin.json', import.meta.url), 'utf8')));
