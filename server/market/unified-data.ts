// The content of data/unified.json: the account value that the advanced mode requires, and the losses that bear no interest.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));

const schema = z.strictObject({
  /** In the coin of account of data/margin.json. */
  minEquity: decimal,
  /** The part of an unrealised loss that bears no interest, by coin; coins that are not named have none. */
  interestFree: z.array(z.tuple([z.string(), decimal])),
});
export type UnifiedData = z.output<typeof schema>;

export const loadUnifiedData = (): UnifiedData =>
  schema.parse(JSON.parse(readFileSync(new URL('data/unified.json', import.meta.url), 'utf8')));
