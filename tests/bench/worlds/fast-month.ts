// A month of a world on its thread, as fast as it goes, with a bot in it; and a call in another world meanwhile.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

import { defaultSettings } from '#lib/contract/wire/settings.ts';
import { createWorlds, type OpenWorlds } from '#server/worlds/thread/create-worlds.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { askedBy } from '#tests/worlds/call-scripts.ts';

import { median, percentile } from '../median.ts';
import { add } from '../rows.ts';

const monthMs = 30 * 86_400_000;
const [fast, other] = ['fastworld', 'otherworld'] as const;
const symbolId = 'BTCUSDT_SPBL';
const book = z.object({ bids: z.array(z.tuple([z.string(), z.string()])) });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const depthOf = async (worlds: OpenWorlds, worldId: string): Promise<number> =>
  Number(z.parse(book, await worlds.ask(worldId, askedBy(1, 'v1/spot/market/depth', { symbolId }))).bids[0]?.[0]);

async function startBot(worlds: OpenWorlds): Promise<void> {
  await worlds.tell(fast, { order: 'fund', seat: 1, coin: 'USDT', amount: '50000' });
  const price = await depthOf(worlds, fast);
  const terms = {
    strategyType: 1,
    symbolId,
    strategyNum: 50,
    strategyMinPrice: (price * 0.8).toFixed(0),
    strategyMaxPrice: (price * 1.2).toFixed(0),
    tokenQuoteInvestAmount: '40000',
  };
  z.parse(z.object({ strategyId: z.string() }), await worlds.ask(fast, askedBy(1, 'v1/trigger/strategy/grid/placeStrategyGrid', terms)));
}

/** The time that somebody in the other world waits for an answer, in ms, while it is asked again and again. */
async function waitsUntil(worlds: OpenWorlds, isOver: () => boolean): Promise<readonly number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const beganMs = performance.now();
    await depthOf(worlds, other);
    waits.push(performance.now() - beganMs);
    await delay(50);
  }
  return waits;
}

export async function addFastMonthRow(folder: string): Promise<void> {
  const worlds = createWorlds({
    folder,
    siteFolder: join(folder, 'site'),
    settings: { of: () => Promise.resolve({ ...defaultSettings, strategyAgreedMs: 1 }) },
    runsOn: () => Promise.resolve(false),
    log: silent,
  });
  try {
    const genesis: WorldGenesis = { version: 1, seed: 'month', startMs: 1_790_000_040_000, symbols: ['BTCUSDT'], gridMs: 15_000 };
    await worlds.create(fast, genesis);
    await worlds.create(other, { ...genesis, seed: 'other', gridMs: 250 });
    await startBot(worlds);
    await worlds.go(other, { pace: 'run', speed: 1, untilMs: null });
    const beganMs = performance.now();
    await worlds.go(fast, { pace: 'run', speed: Number.POSITIVE_INFINITY, untilMs: genesis.startMs + monthMs });
    const waits = await waitsUntil(worlds, () => worlds.stateIfAwake(fast)?.speed === 0);
    const ms = performance.now() - beganMs;
    const { sequence, bytes } = await worlds.state(fast);
    add(
      'A month of minutes of one market with a grid of 50, as fast as its thread goes',
      `${(ms / 1000).toFixed(1)} s (${sequence.toLocaleString('en-US')} commands, ${(bytes / 1e6).toFixed(0)} MB)`,
      'at most 60 s',
      ms <= 60_000,
    );
    const [usual, late] = [median(waits), percentile(waits, 0.99)];
    add('An answer in another world meanwhile', `p50 ${usual.toFixed(1)} ms, p99 ${late.toFixed(1)} ms`, 'p99 at most 100 ms', late <= 100);
  } finally {
    await worlds.close();
  }
}
