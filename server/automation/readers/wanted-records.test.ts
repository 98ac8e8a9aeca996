// The events that reach readers: those of their accounts, from the event on that makes an account theirs, and the passing of time.
import { expect, test } from 'vitest';

import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import { ticks, units } from '#server/engine/units.ts';
import { attemptReference } from '#server/projections/trader-pro/attempt-reference.ts';
import { level, moved, record, traded } from '#server/projections/sample-events.ts';
import { noAccounts, RecordFilter } from './wanted-records.ts';

const opened = (accountId: number, ownerId: number): ExchangeEvent => ({
  type: 'strategy-account-opened',
  accountId,
  ownerId,
  name: 'bot',
});
const leads = (accountId: number): ExchangeEvent => ({ type: 'leading-started', accountId, line: 'spot', balances: [] });
const begun = (accountId: number, reference = attemptReference('ann', 1)): ExchangeEvent => ({
  type: 'deposit-credited',
  accountId,
  assetId: 0,
  units: units(5n),
  reference,
});
const exitOf = (accountId: number): ExchangeEvent => ({
  type: 'plan-closed',
  accountId,
  planId: 7,
  marketId: 0,
  outcome: 'cancelled',
  reason: null,
  orderId: 0,
});

/** The kinds of events that are kept, one record and one millisecond after the other. */
function kept(filter: RecordFilter, ...events: readonly ExchangeEvent[]): readonly string[] {
  return events.flatMap((event, at) => (filter.keep(record(at + 1, at + 1, event))?.events ?? []).map(({ type }) => type));
}

test('prices and trades come of all, books and settings of nobody', () => {
  const filter = new RecordFilter(noAccounts);
  const set: ExchangeEvent = { type: 'reference-price-set', marketId: 0, priceTicks: ticks(5) };
  expect(kept(filter, traded(1, 100, 1), level('buy', 99, 1), set)).toEqual(['trade-executed']);
});

test.each([
  ['a bot', opened(50, 9), moved(50, 1, 5n), true],
  ['a leader', leads(50), moved(1, 50, 5n), true],
  ['an attempt', begun(50), moved(50, 1, 5n), true],
  ['a bot, of which plans are no matter', opened(50, 9), exitOf(50), false],
  ['a leader, whose exits are followed', leads(50), exitOf(50), true],
  ['whoever deposits like any other', begun(50, 'tx:1'), moved(50, 1, 5n), false],
])('events of an account are kept from the one on that makes it %s', (_who, opens, event, isKept) => {
  const filter = new RecordFilter(noAccounts);
  expect(kept(filter, event)).toEqual([]);
  kept(filter, opens);
  expect(kept(filter, event)).toEqual(isKept ? [event.type] : []);
});

test('a bot of an attempt trades for it; deposits of accounts that take part come too, those of bots do not', () => {
  const filter = new RecordFilter(noAccounts);
  kept(filter, begun(50), opened(60, 50), opened(61, 51));
  expect(kept(filter, begun(60, 'a'), begun(61, 'b'), begun(50, 'c'))).toEqual(['deposit-credited', 'deposit-credited']);
});

test('accounts that are known at the start count from there on', () => {
  const filter = new RecordFilter({ leaders: [1], bots: [2], programme: [3] });
  expect(kept(filter, exitOf(1), exitOf(2), moved(2, 9, 1n), moved(9, 3, 1n), moved(8, 9, 1n))).toEqual([
    'plan-closed',
    'ledger-posted',
    'ledger-posted',
  ]);
});

test('a record with nothing for readers is kept once for each moment that time has come to', () => {
  const filter = new RecordFilter(noAccounts);
  const idle = (sequence: number, timeMs: number): EventRecord => record(sequence, timeMs, level('buy', 99, 1));
  const records = [idle(1, 10), idle(2, 10), idle(3, 11), record(4, 11, traded(1, 100, 1)), idle(5, 11)];
  expect(records.flatMap((one) => filter.keep(one)?.sequence ?? [])).toEqual([1, 3, 4]);
});
