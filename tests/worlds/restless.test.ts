// A bot that never comes to rest: its world ends, by name, and others go on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { gridKind } from '#server/automation/bots/grid/grid-kind.ts';
import { folderBytes } from '#server/worlds/thread/awake-world.ts';
import type { WorldsDesk } from '#server/worlds/thread/worlds-desk.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { askDesk, openDesk, scriptedWorld, stateOf } from './call-scripts.ts';

const genesis: WorldGenesis = { version: 1, seed: 'restless', startMs: 1_790_000_040_000, symbols: ['BTCUSDT'], gridMs: 15_000 };
const other = 'otherworld1';
const damaged = { problem: 'worldDamaged' };

let folder: string;
let desk: WorldsDesk;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-restless-'));
  desk = openDesk(folder, []);
  for (const worldId of [scriptedWorld, other]) await desk.handle({ type: 'create', worldId, genesis });
  await desk.handle({ type: 'tell', worldId: scriptedWorld, order: { order: 'fund', seat: 1, coin: 'USDT', amount: '50000' } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await desk.handle({ type: 'close' });
  rmSync(folder, { recursive: true, force: true });
});

const depth = z.object({ bids: z.array(z.array(z.string())) });
/** Its levels are a quarter of a percent apart. */
const start = async () => {
  const { bids } = depth.parse(await askDesk(desk, 1, 'v1/spot/market/depth', { symbolId: 'BTCUSDT_SPBL', limit: '20' }));
  const price = Number(bids[0]?.[0]);
  const range = { strategyMinPrice: (price * 0.95).toFixed(0), strategyMaxPrice: (price * 1.05).toFixed(0) };
  const grid = { strategyType: 1, symbolId: 'BTCUSDT_SPBL', strategyNum: 40, tokenQuoteInvestAmount: '15000', ...range };
  return askDesk(desk, 1, 'v1/trigger/strategy/grid/placeStrategyGrid', grid);
};
/** From now on each answer of the core leads a grid to one step more. */
const loop = () => void vi.spyOn(gridKind, 'decide').mockImplementation((_state, _input, _market, actions) => void actions.cancelAll());
const state = () => desk.handle({ type: 'state', worldId: scriptedWorld });

async function isRefused(): Promise<void> {
  const bytes = folderBytes(join(folder, scriptedWorld));
  await expect(state()).rejects.toMatchObject(damaged);
  await expect(askDesk(desk, 1, 'v1/assets/getAssets', {})).rejects.toMatchObject(damaged);
  // Nobody tries it again.
  expect(folderBytes(join(folder, scriptedWorld))).toBe(bytes);
  const { timeMs } = stateOf(await desk.handle({ type: 'go', worldId: other, pace: { pace: 'step', ms: 1000 } }));
  expect(timeMs).toBe(genesis.startMs + 1000);
}

test('one that loops from its start: whoever starts it is told, and the world is refused until it begins anew', async () => {
  loop();
  await expect(start()).rejects.toMatchObject(damaged);
  await isRefused();
  const anew = stateOf(await desk.handle({ type: 'start-anew', worldId: scriptedWorld }));
  expect(anew.timeMs).toBe(genesis.startMs);
  vi.restoreAllMocks();
  await desk.handle({ type: 'tell', worldId: scriptedWorld, order: { order: 'fund', seat: 1, coin: 'USDT', amount: '50000' } });
  expect(await start()).toMatchObject({ strategyId: expect.any(String) });
});

test('one that loops when time goes on ends its world there; a release that mends it opens the world with all that it had', async () => {
  expect(await start()).toMatchObject({ strategyId: expect.any(String) });
  const had = stateOf(await state());
  loop();
  const hours = 6 * 3_600_000;
  await expect(desk.handle({ type: 'go', worldId: scriptedWorld, pace: { pace: 'step', ms: hours } })).rejects.toMatchObject(damaged);
  await isRefused();
  vi.restoreAllMocks();
  await desk.handle({ type: 'close' });
  desk = openDesk(folder, []);
  expect(stateOf(await state()).sequence).toBeGreaterThan(had.sequence);
  expect(await askDesk(desk, 1, 'v1/trigger/strategy/strategyCurrentList', {})).toMatchObject({ list: [{ state: 'running' }] });
});
