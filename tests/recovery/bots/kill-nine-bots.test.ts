// Pulling the plug on bots: kill -9 in the middle of their work, again and again, and no step is lost or taken twice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AutomationHost } from '#server/automation/host/automation-host.ts';
import { noCheckpoint } from '#server/automation/host/checkpoint.ts';
import { botMarketOf } from '#server/automation/thread/bot-market.ts';
import { RecordFilter } from '#server/automation/thread/filter-records.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { openStore } from '#server/store/open-store.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';
import pino from 'pino';

import { botCount, listings, openBotHouse } from './bot-house.ts';

const asked = Number(process.env['KILL_ROUNDS'] ?? 0);
const kills = asked > 0 ? asked : searchSize({ quick: 10, thorough: 200 });
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-bots-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Kills it after so many moves of the market, and so many ms more. */
async function runAndKill(round: number): Promise<void> {
  const child = spawn(process.execPath, ['tests/recovery/bots/bot-child.ts', dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compiled') },
  });
  const lines = createInterface({ input: child.stdout });
  const random = randomSource(round + 1);
  const [lastMove, moreMs] = [4 + random(60), random(40)];
  let moves = 0;
  lines.on('line', () => {
    moves += 1;
    if (moves === lastMove) setTimeout(() => child.kill('SIGKILL'), moreMs);
  });
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  expect(child.signalCode).toBe('SIGKILL');
}

/** Every bot stops, and hands everything back. */
async function stopAll(): Promise<readonly number[]> {
  const house = await openBotHouse(dataDir);
  expect(house.automation.botsOf(house.ownerId)).toHaveLength(botCount);
  // Where the machine is slow it gives up first, and may be asked again.
  await expect.poll(() => house.automation.stopAllOf(house.ownerId), { timeout: 300_000, interval: 100 }).toBe(true);
  const bots = house.automation.botsOf(house.ownerId);
  expect(bots).toHaveLength(botCount);
  for (const { strategyId, state, coins } of bots) {
    expect([state, coins]).toEqual([BotState.stopped, []]);
    expect(await house.client.openOrders(strategyId)).toEqual([]);
  }
  expect(house.automation.lag()).toMatchObject({ waiting: 0, problem: null });
  await house.close();
  return bots.map(({ strategyId }) => strategyId);
}

/** The whole journal, read from its first command by somebody who keeps nothing. */
function fold(): { readonly host: AutomationHost; readonly records: readonly EventRecord[] } {
  const records: EventRecord[] = [];
  const exchange = openHost({
    folder: join(dataDir, 'journal'),
    replayEventsAfter: 0,
    snapshotEveryCommands: 1_000_000,
    clock: Date.now,
    onRecords: (batch) => void records.push(...batch),
    onNote: () => undefined,
  });
  expect(exchange.exchange.checkInvariants()).toEqual([]);
  exchange.close();
  const host = new AutomationHost({
    kindOf: botKind,
    marketOf: (marketId) => botMarketOf(listings, marketId),
    onNote: () => undefined,
    checkpoint: noCheckpoint,
  });
  const filter = new RecordFilter([]);
  host.read(
    records.flatMap((record) => filter.keep(record) ?? []),
    records.length,
  );
  return { host, records };
}

const decisions = z.array(z.object({ strategy_id: z.number(), number: z.number(), sequence: z.coerce.number(), code: z.string() }));
const states = z.array(z.object({ stored: z.string() }));

test(
  'after the kills the database has what the journal gives, and every step was taken once',
  async () => {
    for (let round = 0; round < kills; round += 1) {
      await runAndKill(round);
      if (asked > 0) console.log(`${round + 1} of ${kills} kills`);
    }
    const ids = await stopAll();
    const { host, records } = fold();
    const { rows, bots } = host.checkpoint();
    const store = await openStore({ dataDir, databaseUrl: '', log: pino({ level: 'silent' }) });
    const written = decisions.parse(
      (await store.pool.query('select strategy_id, number, sequence, code from strategy_decisions order by strategy_id, number')).rows,
    );
    const stored = states.parse((await store.pool.query('select stored from strategies order by strategy_id')).rows);
    await store.close();
    const folded = rows
      .map(({ strategyId, number, sequence, code }) => ({ strategy_id: strategyId, number, sequence, code }))
      .toSorted((a, b) => a.strategy_id - b.strategy_id || a.number - b.number);
    expect(written).toEqual(folded);
    expect(stored.map((one) => one.stored)).toEqual(bots.toSorted((a, b) => a.strategyId - b.strategyId).map((bot) => bot.stored));
    const stepsOf = ids.map((id) =>
      records.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'step-taken' && event.accountId === id ? [event.step] : [])),
      ),
    );
    for (const steps of stepsOf) expect(steps).toEqual(steps.map((_, place) => place + 1));
    // The bot that waits for an index needs minutes of prices before it begins.
    expect(stepsOf.filter((steps) => steps.length <= 2).length).toBeLessThanOrEqual(1);
  },
  600_000 + kills * 30_000,
);
