// A disk that is full under one world: what it cannot do is refused by code, nothing that it answered is lost, and others go on.
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { WorldsDesk } from '#server/worlds/thread/worlds-desk.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { replayWorld } from '#server/worlds/world/replay-world.ts';
import { WorldUnavailable } from '#server/worlds/worlds.ts';
import { askDesk, openDesk, scriptedWorld, stateOf } from './call-scripts.ts';

const parent = mkdtempSync(join(tmpdir(), 'meridian-full-worlds-'));
const mount = (folder: string): boolean => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', folder]).status === 0;
const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder]);
const isRoot = process.getuid?.() === 0;
/** A file system of its own, where we may have one. */
const canMount = isRoot && process.platform === 'linux' && mount(parent);
if (canMount) unmount(parent);

const genesis: WorldGenesis = { version: 1, seed: 'full', startMs: 1_790_000_040_000, symbols: ['BTCUSDT'], gridMs: 250 };
const other = 'otherworld1';

/** Leaves no more bytes than these. */
function fill(folder: string, left: number): void {
  const file = openSync(join(folder, 'fill'), 'w');
  try {
    for (const bytes of [1 << 20, 4096]) {
      const chunk = Buffer.alloc(bytes);
      for (let free = statfsSync(folder); free.bavail * free.bsize - bytes >= left; free = statfsSync(folder)) writeSync(file, chunk);
    }
  } finally {
    closeSync(file);
  }
}

/** Null: it was done. */
async function problemOf(done: Promise<unknown>): Promise<string | null> {
  try {
    await done;
    return null;
  } catch (error) {
    return error instanceof WorldUnavailable ? error.problem : String(error);
  }
}

const idOf = (placed: unknown): string =>
  typeof placed === 'object' && placed !== null && 'orderId' in placed ? String(placed.orderId) : JSON.stringify(placed);

describe.runIf(canMount)('a full disk', () => {
  let folder: string;
  let small: string;
  let desk: WorldsDesk;
  beforeEach(async () => {
    folder = mkdtempSync(join(parent, 'worlds-'));
    small = join(folder, scriptedWorld);
    desk = openDesk(folder, []);
    for (const worldId of [scriptedWorld, other]) {
      await desk.handle({ type: 'create', worldId, genesis });
      await desk.handle({ type: 'tell', worldId, order: { order: 'fund', seat: 1, coin: 'USDT', amount: '100000' } });
    }
    await desk.handle({ type: 'let-sleep', worldId: scriptedWorld });
    renameSync(small, `${small}-before`);
    mkdirSync(small);
    mount(small);
    cpSync(`${small}-before`, small, { recursive: true });
    rmSync(`${small}-before`, { recursive: true });
    await desk.handle({ type: 'state', worldId: scriptedWorld });
  });
  afterEach(async () => {
    await desk.handle({ type: 'close' });
    unmount(small);
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  const makeRoom = (): void => rmSync(join(small, 'fill'));
  const buy = () => {
    const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 1, delegateCount: '20', tradeUnit: 'quote' };
    return askDesk(desk, 1, 'v1/spot/order/place', order);
  };
  const history = () => askDesk(desk, 1, 'v1/spot/order/history', { pageSize: '100' });
  const go = (worldId: string) => desk.handle({ type: 'go', worldId, pace: { pace: 'step', ms: 250 } });

  test.each([0, 8192, 60_000, 200_000])('with %i bytes left', async (left) => {
    fill(small, left);
    const bought: string[] = [];
    let problem: string | null = null;
    while (problem === null && bought.length < 5000)
      problem = await problemOf(
        (async () => {
          bought.push(idOf(await buy()));
          await go(scriptedWorld);
        })(),
      );
    expect(problem).toBe('worldsAway');
    // It is tried again by everybody who wants it: what there is room for is done.
    for (let time = 0; time < 3; time += 1)
      for (const ask of [history, () => go(scriptedWorld), buy]) expect([null, 'worldsAway']).toContain(await problemOf(ask()));
    const { timeMs } = stateOf(await desk.handle({ type: 'state', worldId: other }));
    expect(await go(other)).toMatchObject({ timeMs: timeMs + 250 });
    makeRoom();
    const known = JSON.stringify(await history());
    expect(bought.length).toBeGreaterThan(0);
    for (const orderId of bought) expect(known).toContain(`"${orderId}"`);
    await buy();
    await desk.handle({ type: 'let-sleep', worldId: scriptedWorld });
    expect((await replayWorld(small, `${small}-anew`)).differsFrom).toBeNull();
  });

  test('one that falls asleep without room wakes with everything that it had', async () => {
    const bought = idOf(await buy());
    fill(small, 0);
    expect(await desk.handle({ type: 'let-sleep', worldId: scriptedWorld })).toBe(true);
    expect([null, 'worldsAway']).toContain(await problemOf(history()));
    makeRoom();
    expect(JSON.stringify(await history())).toContain(`"${bought}"`);
  });

  test('one that is to run without room stands still', async () => {
    fill(small, 0);
    const run = desk.handle({ type: 'go', worldId: scriptedWorld, pace: { pace: 'run', speed: 5, untilMs: null } });
    expect(await problemOf(run)).toBe('worldsAway');
    makeRoom();
    expect(await desk.handle({ type: 'state', worldId: scriptedWorld })).toMatchObject({ speed: 0 });
  });
});
