// A world follows from its genesis and its inputs, byte for byte: played twice, and made anew from its own journal.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { units } from '#server/engine/units.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { worldGenesis } from '#server/worlds/world/genesis.ts';
import { replayWorld } from '#server/worlds/world/replay-world.ts';
import { createWorldFolder, openWorld, readGenesis, worldJournal } from '#server/worlds/world/world.ts';
import { type Played, playScript, randomScript, type Script } from './scripts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-worlds-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scripts = Array.from({ length: 100 }, (_, seed) => seed);
const seen: Played['seen'][] = [];

test.each(scripts)('script %i, played twice and made anew, is the same run', async (seed) => {
  const script = randomScript(seed);
  const played = await playScript(script, join(folder, `${seed}-first`));
  const { end } = played;
  seen.push(played.seen);
  expect(await playScript(script, join(folder, `${seed}-second`))).toEqual(played);
  const replayed = await replayWorld(join(folder, `${seed}-first`), join(folder, `${seed}-anew`));
  expect(replayed).toMatchObject({ commands: end.sequence, hash: end.hash, differsFrom: null });
  for (const name of ['first', 'second', 'anew']) rmSync(join(folder, `${seed}-${name}`), { recursive: true });
});

test('seats traded in most of these scripts, bots acted in many, and some were killed', () => {
  const those = (had: (one: Played['seen']) => boolean): number => seen.filter(had).length;
  expect(those(({ trades }) => trades > 0)).toBeGreaterThan(50);
  expect(those(({ botSteps }) => botSteps > 20)).toBeGreaterThan(20);
  expect(those(({ kills }) => kills > 0)).toBeGreaterThan(10);
  expect(those(({ words }) => words > 8)).toBeGreaterThan(50);
});

test('another seed, another word and another order give another run', async () => {
  const script = randomScript(4);
  const changed: readonly Script[] = [
    { ...script, genesis: { ...script.genesis, seed: 'another' } },
    { ...script, steps: script.steps.slice(1) },
    {
      ...script,
      steps: [...script.steps, { type: 'word', word: { word: 'scenario', kind: 'crash', seed: '' } }, { type: 'wait', ms: 9000 }],
    },
  ];
  const hashes = await Promise.all([script, ...changed].map((one, place) => playScript(one, join(folder, `changed-${place}`))));
  expect(new Set(hashes.map(({ end }) => end.hash)).size).toBe(4);
});

test('a hand in the tape is found: the first command that did not follow is named', async () => {
  const [from, steered] = [join(folder, 'honest'), join(folder, 'steered')];
  const { end } = await playScript(
    {
      ...randomScript(7),
      steps: [
        { type: 'deposit', seat: 0, coin: 'USDT', whole: 5 },
        { type: 'wait', ms: 20_000 },
      ],
    },
    from,
  );
  cpSync(from, steered, { recursive: true });
  const host = openHost({
    folder: worldJournal(steered),
    replayEventsAfter: Number.MAX_SAFE_INTEGER,
    snapshotEveryCommands: Number.POSITIVE_INFINITY,
    clock: () => readGenesis(steered).startMs + 20_000,
    onRecords: () => undefined,
    onNote: () => undefined,
  });
  host.handle([{ type: 'credit-deposit', accountId: 2, assetId: 0, units: units(1n), reference: 'a hand' }]);
  host.close();
  const { differsFrom } = await replayWorld(steered, join(folder, 'steered-anew'));
  expect(differsFrom?.sequence).toBe(end.sequence + 1);

  const told = (...args: readonly string[]): { readonly status: number | null; readonly text: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/worlds/replay-world.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };
  expect(told(from)).toEqual({
    status: 0,
    text: `the same run: ${end.sequence} commands follow from the genesis and 2 inputs; hash ${end.hash}\n`,
  });
  expect(told(steered)).toMatchObject({ status: 1, text: expect.stringContaining(`command ${end.sequence + 1}, at 2026-09-21`) });
  expect(told(join(folder, 'none'))).toMatchObject({ status: 1, text: expect.stringContaining('none') });
  expect(told()).toMatchObject({ status: 1, text: expect.stringContaining('<folder of a world') });
});

test('one whose process died while it was opened begins anew; a genesis of another world is refused', async () => {
  const half = join(folder, 'half');
  const { genesis } = randomScript(7);
  createWorldFolder(half, genesis);
  const dies = openWorld({
    folder: half,
    onNote: () => undefined,
    beforeGroup: (sequence) => {
      if (sequence > 50) throw new Error('its process died');
    },
  });
  await expect(dies).rejects.toThrow('its process died');
  const world = await openWorld({ folder: half, onNote: () => undefined });
  world.close();
  const whole = join(folder, 'whole');
  createWorldFolder(whole, genesis);
  const other = await openWorld({ folder: whole, onNote: () => undefined });
  other.close();
  expect(other.end).toEqual(world.end);
  writeFileSync(join(whole, 'genesis.json'), JSON.stringify({ ...genesis, seed: 'of another' }));
  await expect(openWorld({ folder: whole, onNote: () => undefined })).rejects.toThrow('not that of its genesis');
});

test.each([
  ['an unknown market', { symbols: ['NONEUSDT'] }, 'NONEUSDT'],
  ['a market twice', { symbols: ['BTCUSDT', 'BTCUSDT'] }, 'once'],
  ['no market', { symbols: [] }, 'symbols'],
  ['a start within a minute', { startMs: 1_790_000_040_001 }, 'startMs'],
  ['a grid that is none', { gridMs: 777 }, 'gridMs'],
])('%s makes no world', (_, wrong, named) => {
  const place = join(folder, `wrong ${named}`);
  const genesis: unknown = { ...randomScript(7).genesis, ...wrong };
  expect(() => createWorldFolder(place, worldGenesis.parse(genesis))).toThrow(named);
  expect(existsSync(place)).toBe(false);
});
