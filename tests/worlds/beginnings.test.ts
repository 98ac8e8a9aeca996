// Worlds that begin with a file or with given prices follow from genesis and inputs as others do: random scripts with sleep and processes that die.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { replayWorld } from '#server/worlds/world/replay-world.ts';
import { beginWithTape } from '#server/worlds/world/tape/tape-file.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { type Played, playScript, randomScript, type Script } from './scripts.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-beginnings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scripts = Array.from({ length: 25 }, (_, seed) => seed);
const seen: Played['seen'][] = [];

/** A minute of trades at random moments, and silence from then on. */
function recordingOf(seed: number, startMs: number): string {
  const random = randomSource(seed);
  const trades = Array.from({ length: 80 }, () => `${startMs + random(60_000)},${94_000 + random(2000) / 4},0.0${1 + random(99)}`);
  return ['timestamp,price,amount', ...trades].join('\n');
}

function withTape(seed: number): Script {
  const script = randomScript(seed);
  const begins = beginWithTape(script.genesis, { name: 'random', text: recordingOf(seed, script.genesis.startMs) });
  if (typeof begins === 'string' || 'fault' in begins) throw new Error(JSON.stringify(begins));
  return { ...script, ...begins };
}

/** The ends of a script that is played twice and made anew from its journal, and what of these differs. */
async function playAgain(
  script: Script,
  name: string,
): Promise<{ readonly hashes: readonly string[]; readonly differsFrom: object | null }> {
  const at = (part: string): string => join(folder, `${name}-${part}`);
  const [played, again] = [await playScript(script, at('first')), await playScript(script, at('second'))];
  seen.push(played.seen);
  const { hash, differsFrom } = await replayWorld(at('first'), at('anew'));
  return { hashes: [played.end.hash, again.end.hash, hash], differsFrom };
}

test.each(scripts)('script %i with a file is one run', async (seed) => {
  const { hashes, differsFrom } = await playAgain(withTape(seed), `file-${seed}`);
  expect([new Set(hashes).size, differsFrom]).toEqual([1, null]);
});

test.each(scripts.slice(0, 10))('script %i with given prices is one run', async (seed) => {
  const script = randomScript(seed);
  const prices = [{ coin: 'BTC', quote: 'USDT', price: `${60_000 + seed}.25` }];
  const { hashes, differsFrom } = await playAgain({ ...script, genesis: { ...script.genesis, prices } }, `prices-${seed}`);
  expect([new Set(hashes).size, differsFrom]).toEqual([1, null]);
});

test('seats traded in them, and some were killed', () => {
  const those = (had: (one: Played['seen']) => boolean): number => seen.filter(had).length;
  expect(those(({ trades }) => trades > 0)).toBeGreaterThan(15);
  expect(those(({ kills }) => kills > 0)).toBeGreaterThan(3);
});

test('another file and another price are another run', async () => {
  const script = randomScript(3);
  const priced = (price: string): Script => ({
    ...script,
    genesis: { ...script.genesis, prices: [{ coin: 'BTC', quote: 'USDT', price }] },
  });
  const begun = [
    script,
    priced('60000'),
    priced('60001'),
    { ...withTape(3), steps: script.steps },
    { ...withTape(4), steps: script.steps },
  ];
  const hashes = await Promise.all(begun.map(async (one, place) => (await playScript(one, join(folder, `other-${place}`))).end.hash));
  expect(new Set(hashes).size).toBe(5);
});
