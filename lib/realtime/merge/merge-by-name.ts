// Channels that are a set of things with names, each replaced by its newest state: tickers by symbol, balances by coin.
import * as z from 'zod/mini';

import type { Merge } from './merge.ts';

export function mergeByName<Thing>(
  schema: z.ZodMiniType<readonly Thing[]>,
  nameOf: (thing: Thing) => string,
): Merge<ReadonlyMap<string, Thing>> {
  const read = (raw: unknown): (readonly [string, Thing])[] | null => {
    const parsed = z.safeParse(schema, raw);
    return parsed.success ? parsed.data.map((thing) => [nameOf(thing), thing] as const) : null;
  };
  return {
    snapshot: (raw) => {
      const things = read(raw);
      return things === null ? null : new Map(things);
    },
    update: (data, raw) => {
      const things = read(raw);
      return things === null ? null : new Map([...data, ...things]);
    },
  };
}
