// The rows of worlds: how soon one is there, how much it holds in memory, and how fast its time can pass.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { instructionText } from '#server/automation/instruction.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { units } from '#server/engine/units.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { createWorldFolder, openWorld, type World } from '#server/worlds/world/world.ts';
import { sampleGrid } from '#tests/automation/sample-terms.ts';

import { median } from '../median.ts';
import { bytesInUse, collectGarbage } from '../memory.ts';
import { add } from '../rows.ts';

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;
const three = ['BTCUSDT', 'ETHUSDT', 'BTCUSDT_UMCBL'];
const worldsAtOnce = 10;

const genesisOf = (seed: string, more: Partial<WorldGenesis>): WorldGenesis => ({
  version: 1,
  seed,
  startMs: 1_790_000_040_000,
  symbols: three,
  gridMs: 250,
  ...more,
});

/** With how long it took until its markets were quoted. */
async function newWorld(folder: string, more: Partial<WorldGenesis> = {}): Promise<{ readonly world: World; readonly ms: number }> {
  const beganMs = performance.now();
  createWorldFolder(folder, genesisOf(folder, more));
  const world = await openWorld({ folder, onNote: () => undefined });
  return { world, ms: performance.now() - beganMs };
}

/** A seat with a bot that holds fifty orders. */
async function startGrid(world: World): Promise<void> {
  const { client, markets } = world;
  const market = markets.venue.listings.marketOf('BTCUSDT');
  const usdt = markets.venue.listings.assetOf('USDT');
  if (market === undefined || usdt === undefined) throw new Error('BTCUSDT is not listed');
  const { bids } = await client.book(market.marketId, 1);
  const price = (bids[0]?.[0] ?? 0) / 10 ** market.priceDecimals;
  const owner = await client.submit({ type: 'open-user-account', owner: 'seat-1', replaces: 0, firstNumber: 1000 });
  const ownerId = owner.ok ? (owner.accountId ?? 0) : 0;
  const amount = units(1_000_000n * 10n ** BigInt(usdt.decimals));
  await client.submit({ type: 'credit-deposit', accountId: ownerId, assetId: usdt.assetId, units: amount, reference: 'seat-1' });
  const bot = await client.submit({ type: 'open-strategy-account', ownerId, name: 'grid' });
  const terms = sampleGrid({
    lowerPrice: (price * 0.8).toFixed(2),
    upperPrice: (price * 1.2).toFixed(2),
    grids: 50,
    quoteInvestment: '100000',
  });
  const text = instructionText({
    action: 'start',
    strategyType: StrategyType.spotGrid,
    marketIds: [market.marketId],
    terms: { kind: 'grid', terms },
  });
  await client.submit({ type: 'instruct-strategy', accountId: bot.ok ? (bot.accountId ?? 0) : 0, name: 'start', text });
}

export async function addWorldRows(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-worlds-'));
  try {
    // The first one loads what all of them share.
    (await newWorld(join(folder, 'first'))).world.close();
    const opened = await Promise.all(Array.from({ length: worldsAtOnce }, (_, place) => newWorld(join(folder, `new-${place}`))));
    const openMs = median(opened.map(({ ms }) => ms));
    add('A new world of three markets, to its first quotes', `${openMs.toFixed(0)} ms`, 'at most 300 ms', openMs <= 300);
    for (const { world } of opened) world.close();

    collectGarbage();
    const before = bytesInUse();
    const lived = await Promise.all(Array.from({ length: worldsAtOnce }, (_, place) => newWorld(join(folder, `lived-${place}`))));
    for (const { world } of lived) world.advanceTo(world.timeMs + hourMs / 4);
    collectGarbage();
    const megabytes = (bytesInUse() - before) / worldsAtOnce / 1e6;
    add('Memory of a world awake', `${megabytes.toFixed(1)} MB`, 'at most 10 MB', megabytes <= 10);

    const commands = lived.reduce((sum, { world }) => sum + world.end.sequence, 0);
    for (const { world } of lived) world.close();
    const wokeMs = performance.now();
    for (const place of lived.keys()) {
      const world = await openWorld({ folder: join(folder, `lived-${place}`), onNote: () => undefined });
      world.close();
    }
    const perHundredThousand = ((performance.now() - wokeMs) / commands) * 100_000;
    add(
      'A world awake again, for each 100,000 commands',
      `${(perHundredThousand / 1000).toFixed(2)} s`,
      'at most 1 s',
      perHundredThousand <= 1000,
    );

    const { world } = await newWorld(join(folder, 'month'), { symbols: ['BTCUSDT'], gridMs: 15_000 });
    await startGrid(world);
    const ranMs = performance.now();
    world.advanceTo(world.timeMs + monthMs);
    const seconds = (performance.now() - ranMs) / 1000;
    const sequence = world.end.sequence;
    world.close();
    add(
      'A month of minutes of one market with a grid of 50 in a world',
      `${seconds.toFixed(1)} s (${sequence.toLocaleString('en-US')} commands)`,
      'at most 60 s',
      seconds <= 60,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
