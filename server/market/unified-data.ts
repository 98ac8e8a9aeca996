// What data/unified.json says: what an account must be worth for the advanced mode, and which losses bear no interest.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));

const schema = z.strictObject({
  /** In the coin of account of data/margin.json. */
  minEquity: decimal,
  /** Of a loss in a coin that is not realised, so much bears no interest; of coins that are not named, nothing. */
  interestFree: z.array(z.tuple([z.string(), decimal])),
});
export type UnifiedData = z.output<typeof schema>;

export const loadUnifiedData = (): UnifiedData =>
  schema.parse(JSON.parse(readFileSync(new URL('data/unified.json', import.meta.url), 'utf8')));
