// The funded-trader programme in tests: what an attempt is begun with, gains and loses, and a reader that may be killed before each record.
import { Side } from '#lib/contract/enums.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import { units } from '#server/engine/units.ts';
import { moved, record, sampleListings, traded } from '#server/projections/sample-events.ts';
import type { AttemptNews } from '#server/projections/trader-pro/attempt.ts';
import { attemptOfRow, type AttemptRow, readDays } from '#server/projections/trader-pro/attempt-row.ts';
import { listedMarkets } from '#server/projections/trader-pro/attempt-worth.ts';
import { ProgrammeReader } from './programme-reader.ts';
import { attemptReference } from '#server/projections/trader-pro/attempt-reference.ts';

export const me = 2_000;
export const venue = 1;
export const dollar = 100_000_000n;
export const day = 86_400_000;
/** The first moment of a UTC day. */
export const firstDay = 19_700 * day;
export const noon = firstDay + day / 2;

export const begun = (accountId = me, participant = 'ann', number = 1): ExchangeEvent => ({
  type: 'deposit-credited',
  accountId,
  assetId: 0,
  units: units(10_000n * dollar),
  reference: attemptReference(participant, number),
});
export const gained = (amount: bigint, accountId = me): ExchangeEvent => moved(venue, accountId, amount, 'fee');
export const lost = (amount: bigint, accountId = me): ExchangeEvent => moved(accountId, venue, amount, 'fee');

/** Carries records along; before each, where a kill is asked for, everything is read again from its rows. */
export function follow(listings = sampleListings, killed = false) {
  const rows = new Map<number, AttemptRow>();
  const news: AttemptNews[] = [];
  const running = (): AttemptRow[] => [...rows.values()].filter(({ state }) => state === 'running');
  let reader = new ProgrammeReader(listedMarkets(listings), []);
  let sequence = 0;
  const take = (one: EventRecord): readonly AttemptNews[] => {
    if (killed) reader = new ProgrammeReader(listedMarkets(listings), structuredClone(running()));
    reader.begin(one);
    for (const event of one.events) reader.read(event, one);
    reader.end();
    const changes = reader.checkpoint();
    for (const attempt of changes.attempts) rows.set(attempt.accountId, attempt);
    news.push(...changes.news);
    return changes.news;
  };
  return {
    take,
    tell: (timeMs: number, ...events: ExchangeEvent[]) => take(record((sequence += 1), timeMs, ...events)),
    of: (accountId = me) => {
      const row = rows.get(accountId);
      if (row === undefined) throw new Error('no attempt');
      const { endedSequence, endedMs, orders: tradedOrders, days, ...figures } = row;
      // Nothing else is kept of one that is over.
      const { coins, orders } = row.memory === '' ? { coins: new Map<number, bigint>(), orders: new Map() } : attemptOfRow(row);
      const ended = endedSequence === null || endedMs === null ? null : { sequence: endedSequence, timeMs: endedMs };
      return { ...figures, ended, tradedOrders, days: readDays(days), coins, orders };
    },
    rows: () => [...rows.values()],
    nextDueMs: () => reader.nextDueMs(),
    news,
  };
}

/** A coin bought in spot with USDT: what it brings and costs, and the trade, with an order of its own. */
export function bought(quantityLots: number, orderId = 7, price = 10_000, accountId = me): ExchangeEvent[] {
  const notional = BigInt(quantityLots) * BigInt(price) * 100n;
  const entry = (assetId: number, delta: bigint) => ({
    accountId,
    assetId,
    availableDelta: Number(delta),
    frozenDelta: 0,
    availableAfter: 0,
    frozenAfter: 0,
  });
  return [
    { type: 'ledger-posted', cause: 'trade', orderId, entries: [entry(0, -notional), entry(1, BigInt(quantityLots) * 10_000n)] },
    traded(1, price, quantityLots, { taker: { accountId, orderId, side: Side.buy, orderFilled: true } }),
  ];
}
