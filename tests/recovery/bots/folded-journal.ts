// A folder after kills: the whole journal, read from its first command by somebody who keeps nothing, and the database beside it.
import { join } from 'node:path';
import pino from 'pino';
import { expect } from 'vitest';
import { z } from 'zod/mini';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { DecisionRow } from '#server/automation/decision-row.ts';
import { AutomationHost } from '#server/automation/host/automation-host.ts';
import { noCheckpoint } from '#server/automation/host/checkpoint.ts';
import { marketWithCoins, marketsWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { noAccounts, RecordFilter } from '#server/automation/readers/wanted-records.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { openStore } from '#server/store/open-store.ts';

import type { BotHouse } from './bot-house.ts';
import { listings } from './house-markets.ts';

/** Every bot of an owner stops, and hands everything back. */
export async function stopAll({ automation, client }: BotHouse, ownerId: number, botCount: number): Promise<readonly number[]> {
  expect(automation.botsOf(ownerId)).toHaveLength(botCount);
  // The stop gives up first where the machine is slow, and may be asked again.
  await expect.poll(() => automation.stopAllOf(ownerId), { timeout: 300_000, interval: 100 }).toBe(true);
  const bots = automation.botsOf(ownerId);
  expect(bots).toHaveLength(botCount);
  for (const { strategyId, state, coins } of bots) {
    expect([state, coins]).toEqual([BotState.stopped, []]);
    expect(await client.openOrders(strategyId)).toEqual([]);
  }
  expect(automation.lag()).toMatchObject({ waiting: 0, problem: null });
  return bots.map(({ strategyId }) => strategyId);
}

function readJournal(dataDir: string): readonly EventRecord[] {
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
  return records;
}

function fold(records: readonly EventRecord[]): AutomationHost {
  const host = new AutomationHost({
    kindOf: botKind,
    marketOf: (marketId) => marketWithCoins(listings, marketId),
    markets: () => marketsWithCoins(listings),
    onNote: () => undefined,
    checkpoint: noCheckpoint,
  });
  const filter = new RecordFilter(noAccounts);
  host.read(
    records.flatMap((record) => filter.keep(record) ?? []),
    records.length,
  );
  return host;
}

const decisions = z.array(
  z.object({ strategy_id: z.number(), number: z.number(), sequence: z.coerce.number(), code: z.string(), params: z.string() }),
);
const states = z.array(z.object({ stored: z.string() }));

async function readDatabase(dataDir: string) {
  const { pool, close } = await openStore({ dataDir, databaseUrl: '', log: pino({ level: 'silent' }) });
  const rows = decisions.parse(
    (await pool.query('select strategy_id, number, sequence, code, params from strategy_decisions order by strategy_id, number')).rows,
  );
  const stored = states.parse((await pool.query('select stored from strategies order by strategy_id')).rows);
  const leading = states.parse((await pool.query('select stored from leading_accounts order by account_id, line')).rows);
  await close();
  return { rows, stored: stored.map((one) => one.stored), leaders: leading.map((one): unknown => JSON.parse(one.stored)) };
}

const byBot = (a: { readonly strategyId: number }, b: { readonly strategyId: number }): number => a.strategyId - b.strategyId;

/** The database has what the journal gives. */
export async function expectFoldedIn(
  dataDir: string,
): Promise<{ readonly records: readonly EventRecord[]; readonly rows: readonly DecisionRow[] }> {
  const records = readJournal(dataDir);
  const {
    bots: { rows, bots },
    leaders: { changed: leaders },
  } = fold(records).checkpoint().changes;
  const inOrder = rows.toSorted((a, b) => byBot(a, b) || a.number - b.number);
  const written = await readDatabase(dataDir);
  const folded = inOrder.map(({ strategyId, number, sequence, code, params }) => ({
    strategy_id: strategyId,
    number,
    sequence,
    code,
    params: JSON.stringify(params),
  }));
  expect(written.rows).toEqual(folded);
  expect(written.stored).toEqual(bots.toSorted(byBot).map(({ stored }) => stored));
  expect(written.leaders).toEqual(JSON.parse(JSON.stringify(leaders)));
  return { records, rows: inOrder };
}

/** The numbers of the steps that each account has taken: every one of them once, in order. */
export function expectEachStepOnce(records: readonly EventRecord[], accountIds: readonly number[]): readonly (readonly number[])[] {
  const taken = new Map<number, number[]>(accountIds.map((id) => [id, []]));
  for (const { events } of records)
    for (const event of events) if (event.type === 'step-taken') taken.get(event.accountId)?.push(event.step);
  for (const steps of taken.values()) expect(steps).toEqual(steps.map((_, place) => place + 1));
  return [...taken.values()];
}
