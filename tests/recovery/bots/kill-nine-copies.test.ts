// Pulling the plug on copies: kill -9 while leaders trade, also in the midst of batches. No copy is made twice, and none is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import type { DecisionRow } from '#server/automation/decision-row.ts';
import type { EventRecord } from '#server/engine/event.ts';

import type { BotHouse } from './bot-house.ts';
import { allMarkets, copiesOf, followers, leaders, openCopyHouse } from './copy-house.ts';
import { expectEachStepOnce, expectFoldedIn, stopAll } from './folded-journal.ts';
import { moveTo } from './house-markets.ts';
import { kills, killAgainAndAgain, killsTimeoutMs } from './kill-rounds.ts';
import { leaderOrders, outcomesOf, toldLots, tradedLots } from './leader-orders.ts';
import { closeAll } from './leader-trades.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-copies-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Prices until nobody does anything because of them any more. */
async function comeToRest({ client, automation }: BotHouse): Promise<void> {
  const rested = (): boolean => {
    const { seen, waiting, inFlight } = automation.lag();
    return waiting + inFlight === 0 && seen === client.status().sequence;
  };
  const rest = () => expect.poll(rested, { timeout: 120_000, interval: 20 }).toBe(true);
  await rest();
  for (let moves = 0; moves < 200; moves += 1) {
    await client.submitAll(moveTo(10_000, allMarkets));
    const { sequence } = client.status();
    await rest();
    if (client.status().sequence === sequence) return;
  }
  throw new Error('copies do not come to rest');
}

/** Each order of a leader has one outcome in each of his copies: one for what it opened, and one for what it closed. */
function expectOneOutcomeEach(records: readonly EventRecord[], rowsOf: ReadonlyMap<number, readonly DecisionRow[]>): number {
  const orders = leaderOrders(records);
  for (const { events } of records)
    for (const event of events) {
      if (event.type !== 'leader-followed') continue;
      const { accountId, leaderId } = event;
      const rows = rowsOf.get(accountId) ?? [];
      const followsFrom = rows.find(({ code }) => code === 'copy.follows')?.sequence ?? Number.POSITIVE_INFINITY;
      const followed = orders.filter((order) => order.leaderId === leaderId && order.order > followsFrom);
      const told = followed.map(({ order }) => ({ order, accountId, ...outcomesOf(rows, order) }));
      expect(told).toEqual(
        followed.map(({ order, opens, closes }) => ({ order, accountId, opened: Number(opens), closed: Number(closes) })),
      );
      const opened = rows.filter(({ code }) => code === 'copy.opens').map(({ params }) => params['order']);
      expect(new Set(opened).size).toBe(opened.length);
    }
  return orders.length;
}

/** All that was ever posted, by coin. */
function postedSums(records: readonly EventRecord[]): readonly bigint[] {
  const sums = new Map<number, bigint>();
  for (const { events } of records)
    for (const event of events)
      if (event.type === 'ledger-posted')
        for (const { assetId, availableDelta, frozenDelta } of event.entries)
          sums.set(assetId, (sums.get(assetId) ?? 0n) + BigInt(availableDelta) + BigInt(frozenDelta));
  return [...sums.values()];
}

test(
  'after the kills each order of a leader has one outcome in each copy, and the database has what the journal gives',
  async () => {
    const midst = await killAgainAndAgain('tests/recovery/bots/copy-child.ts', dataDir);
    const house = await openCopyHouse(dataDir);
    await comeToRest(house);
    // One after the other: each of them finds a full book.
    for (const leader of leaders) {
      await closeAll(house.client, leader);
      await comeToRest(house);
    }
    const ids: number[] = [];
    for (const owner of followers) ids.push(...(await stopAll(house, owner, copiesOf(owner))));
    await house.close();
    const { records, rows } = await expectFoldedIn(dataDir);
    expectEachStepOnce(records, ids);
    const rowsOf = Map.groupBy(rows, ({ strategyId }) => strategyId);
    const orders = expectOneOutcomeEach(records, rowsOf);
    const trades = records.flatMap(({ events }) => events.filter((event) => event.type === 'trade-executed'));
    for (const id of ids) expect([id, toldLots(rowsOf.get(id) ?? [])]).toEqual([id, tradedLots(trades, id)]);
    expect(postedSums(records).every((sum) => sum === 0n)).toBe(true);
    expect(orders).toBeGreaterThan(kills);
    expect(midst).toBeGreaterThan(0);
  },
  killsTimeoutMs,
);
