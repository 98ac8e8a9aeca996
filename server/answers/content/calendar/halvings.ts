// The next halving of each chain that has them, reckoned from the last one by the chain's own rules: so many blocks, so long each.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const rule = z.strictObject({
  coin: z.string(),
  /** The reward halves at every multiple of it. */
  everyBlocks: z.int().check(z.positive()),
  /** The time that the chain aims at for a block. */
  blockSeconds: z.int().check(z.positive()),
  /** A halving of the past, and its day (UTC). */
  known: z.strictObject({ block: z.int(), day: z.iso.date() }),
  /** The place where the chain's rules stand. */
  source: z.url(),
});
type HalvingRule = z.output<typeof rule>;

const rules = z.array(rule).parse(JSON.parse(readFileSync(new URL('halvings.json', import.meta.url), 'utf8')));

export type Halving = { readonly coin: string; readonly block: number; readonly atMs: number; readonly blockMinutes: number };

function nextOf({ coin, everyBlocks, blockSeconds, known }: HalvingRule, nowMs: number): Halving {
  const [knownMs, periodMs] = [Date.parse(known.day), everyBlocks * blockSeconds * 1000];
  const periods = Math.max(1, Math.floor((nowMs - knownMs) / periodMs) + 1);
  return { coin, block: known.block + periods * everyBlocks, atMs: knownMs + periods * periodMs, blockMinutes: blockSeconds / 60 };
}

export const nextHalvings = (nowMs: number): readonly Halving[] => rules.map((one) => nextOf(one, nowMs));
