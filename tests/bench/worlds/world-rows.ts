// The rows of worlds, with everything that is told of them: how soon one is there, how much it holds in memory, how fast its time can pass.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defaultSettings } from '#lib/contract/wire/settings.ts';
import { createWorlds } from '#server/worlds/thread/create-worlds.ts';
import type { WorldsDesk } from '#server/worlds/thread/worlds-desk.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { openDesk, stateOf } from '#tests/worlds/call-scripts.ts';

import { median } from '../median.ts';
import { bytesInUse, collectGarbage } from '../memory.ts';
import { add } from '../rows.ts';
import { addFastMonthRow } from './fast-month.ts';

const minuteMs = 60_000;
const three = ['BTCUSDT', 'ETHUSDT', 'BTCUSDT_UMCBL'];
const worldsAtOnce = 10;

const genesisOf = (seed: string, more: Partial<WorldGenesis> = {}): WorldGenesis => ({
  version: 1,
  seed,
  startMs: 1_790_000_040_000,
  symbols: three,
  gridMs: 250,
  ...more,
});

const step = async (desk: WorldsDesk, worldId: string, ms: number): Promise<number> =>
  stateOf(await desk.handle({ type: 'go', worldId, pace: { pace: 'step', ms } })).sequence;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The bytes of a thread with nothing awake, and how long it takes to be there. */
async function benchThread(folder: string): Promise<void> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const worlds = createWorlds({
    folder,
    siteFolder: join(folder, 'site'),
    settings: { of: () => Promise.resolve(defaultSettings) },
    runsOn: () => Promise.resolve(false),
    log: silent,
  });
  await worlds.state('nothere1').catch(() => undefined);
  const megabytes = (await worlds.load()).memory / 1e6;
  await worlds.close();
  add('Memory of the thread of worlds with nothing awake', `${megabytes.toFixed(0)} MB`, 'at most 150 MB', megabytes <= 150);
}

async function benchNew(desk: WorldsDesk): Promise<void> {
  const times: number[] = [];
  for (let place = 0; place < worldsAtOnce; place += 1) {
    const beganMs = performance.now();
    await desk.handle({ type: 'create', worldId: `newworld${place}`, genesis: genesisOf(`new ${place}`) });
    times.push(performance.now() - beganMs);
  }
  const ms = median(times);
  add('A new world of three markets, to its first quotes', `${ms.toFixed(0)} ms`, 'at most 300 ms', ms <= 300);
}

async function benchMemory(desk: WorldsDesk): Promise<void> {
  collectGarbage();
  const before = bytesInUse();
  for (let place = 0; place < worldsAtOnce; place += 1) {
    await desk.handle({ type: 'create', worldId: `lived000${place}`, genesis: genesisOf(`lived ${place}`) });
    for (let minute = 0; minute < 15; minute += 1) await step(desk, `lived000${place}`, minuteMs);
  }
  collectGarbage();
  const megabytes = (bytesInUse() - before) / worldsAtOnce / 1e6;
  add('Memory of a world awake, after a quarter of an hour', `${megabytes.toFixed(1)} MB`, 'at most 10 MB', megabytes <= 10);
}

/** From what was written down at falling asleep, and from the journal alone, as after a release that stores it otherwise. */
async function benchAwake(folder: string): Promise<void> {
  const worldId = 'longlived';
  let desk = openDesk(folder, []);
  await desk.handle({ type: 'create', worldId, genesis: genesisOf('long') });
  let commands = 0;
  while (commands < 100_000) commands = await step(desk, worldId, minuteMs);
  const again = async (): Promise<number> => {
    await desk.handle({ type: 'close' });
    desk = openDesk(folder, []);
    const beganMs = performance.now();
    await desk.handle({ type: 'state', worldId });
    return performance.now() - beganMs;
  };
  const keptMs = await again();
  add('A world of 100,000 commands awake again', `${keptMs.toFixed(0)} ms`, 'at most 1.3 s', keptMs <= 1300);
  await desk.handle({ type: 'close' });
  for (const name of ['readers.sqlite', 'asleep.json']) rmSync(join(folder, worldId, name), { force: true });
  desk = openDesk(folder, []);
  const beganMs = performance.now();
  await desk.handle({ type: 'state', worldId });
  add('The same from its journal alone', seconds(performance.now() - beganMs), 'no bound', true);
  await desk.handle({ type: 'close' });
}

export async function addWorldRows(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-worlds-'));
  try {
    await benchThread(join(folder, 'thread'));
    const desk = openDesk(join(folder, 'desk'), []);
    // The first one loads what all of them share.
    await desk.handle({ type: 'create', worldId: 'firstone', genesis: genesisOf('first') });
    await benchNew(desk);
    await benchMemory(desk);
    await desk.handle({ type: 'close' });
    await benchAwake(join(folder, 'awake'));
    await addFastMonthRow(join(folder, 'month'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
