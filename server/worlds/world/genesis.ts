// The beginning of a world: all that it follows from, beside what it is told.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

import { tapeKinds, tapePassReasons, worldGrids } from '#lib/contract/worlds/world-bounds.ts';

const plainText = z.string().check(z.maxLength(200));
const symbol = z.string().check(z.regex(/^[A-Z0-9_]{2,40}$/));

const price = z.string().check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,15})?$/));

/** The price of one coin in another at a world’s beginning. */
const firstPrice = z.strictObject({ coin: symbol, quote: symbol, price });

const time = z.number().check(z.int(), z.minimum(0));
const count = z.number().check(z.int(), z.minimum(0));

/** A file of candles or trades, which lies beside: its hash, and what was read of it. */
const tape = z.strictObject({
  symbol,
  name: plainText,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  of: z.enum(tapeKinds),
  startMs: time,
  endMs: time,
  rows: count,
  passedOver: z.array(z.strictObject({ reason: z.enum(tapePassReasons), count, line: z.nullable(count) })),
});

export const worldGrid = z.union(worldGrids.map((grid) => z.literal(grid)));

export const worldGenesis = z.strictObject({
  version: z.literal(1),
  /** Its prices follow from it: any text. */
  seed: plainText,
  /** In ms since 1970: a whole minute, on every grid. */
  startMs: z.number().check(z.int(), z.minimum(0), z.maximum(4_102_444_800_000), z.multipleOf(60_000)),
  /** Markets of spot (BTCUSDT) and perpetual contracts (BTCUSDT_UMCBL), each once. */
  symbols: z.array(symbol).check(z.minLength(1), z.maxLength(20)),
  gridMs: worldGrid,
  /** The first prices: those of other pairs, and all of them where it is left out, begin as the seed says. */
  prices: z.optional(z.array(firstPrice).check(z.maxLength(20))),
  /** The file that is the market of its first symbol. */
  tape: z.optional(tape),
});
export type WorldGenesis = z.output<typeof worldGenesis>;

/** True if it began with the prices of demo trading, whose candles are its charts’ past. */
export const beginsAsDemo = ({ prices, tape }: WorldGenesis): boolean => prices !== undefined && tape === undefined;

/** The name of a world’s journal: two worlds with the same beginning have the same. */
export const identityOf = (genesis: WorldGenesis): string =>
  createHash('sha256')
    .update(JSON.stringify(worldGenesis.parse(genesis)))
    .digest('hex');
