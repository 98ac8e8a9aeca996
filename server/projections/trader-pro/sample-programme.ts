// The funded-trader programme in tests: what an attempt is begun with, gains and loses, and a reader that may be killed before each record.
import { Side } from '#lib/contract/enums.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import { units } from '#server/engine/units.ts';
import { moved, record, sampleListings, traded } from '../sample-events.ts';
import type { Attempt, AttemptNews } from './attempt.ts';
import { attemptOfRow, attemptRow } from './attempt-row.ts';
import { createProgrammeBook } from './create-programme-book.ts';
import { attemptReference } from './attempt-reference.ts';

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
  const rows = new Map<number, Attempt>();
  const news: AttemptNews[] = [];
  let book = createProgrammeBook(listings, []);
  let sequence = 0;
  const take = (one: EventRecord): readonly AttemptNews[] => {
    if (killed) {
      const kept = [...rows.values()].map((attempt) => JSON.stringify(attemptRow(attempt), text)).map((row) => JSON.parse(row, money));
      const running = kept.filter(({ state }) => state === 'running');
      book = createProgrammeBook(listings, running.map(attemptOfRow));
    }
    const changes = book.apply(one);
    for (const attempt of changes.attempts) rows.set(attempt.accountId, attempt);
    news.push(...changes.news);
    return changes.news;
  };
  return {
    take,
    tell: (timeMs: number, ...events: ExchangeEvent[]) => take(record((sequence += 1), timeMs, ...events)),
    of: (accountId = me) => {
      const attempt = rows.get(accountId);
      if (attempt === undefined) throw new Error('no attempt');
      return attempt;
    },
    rows: () => [...rows.values()].map(attemptRow),
    news,
  };
}
const text = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value);
const money = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;

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
