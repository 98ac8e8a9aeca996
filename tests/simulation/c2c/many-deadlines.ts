// Very many orders between people whose time is over in the same millisecond, after a restart out of the journal, and the delay of each.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { cancelAnswerMs } from '#lib/contract/c2c/order-steps.ts';
import { Side } from '#lib/contract/enums.ts';
import { openC2cOrderLimit } from '#server/engine/c2c/place-c2c-order.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { units } from '#server/engine/units.ts';
import { type ExchangeHost, openHost } from '#server/runtime/exchange-host.ts';
import { coins, lendingOpening } from '../lending/margin-venue.ts';

const openedMs = 1_700_000_000_000;
const payMinutes = 15;
const payMs = payMinutes * 60_000;
const [seller, firstBuyer] = [5_000, 10_000];
const amount = units(1_000n);
/** Every third one is marked as paid, and its buyer would rather have it cancelled: the answer is due when the others expire. */
const isAsked = (orderId: number): boolean => orderId % 3 === 0;

type Ended = { readonly orderId: number; readonly state: string; readonly lateMs: number };

export type DeadlineFigures = {
  readonly placed: readonly number[];
  /** In the order in which they ended. */
  readonly ended: readonly Ended[];
  /** The part of the seller's coins that is still held. */
  readonly heldUnits: bigint;
  readonly faults: readonly string[];
  /** Machine time from the first millisecond that is due to the last order. */
  readonly tookMs: number;
};

const opening = (count: number): readonly Command[] => [
  { type: 'open-account', accountId: seller, kind: 'user' },
  { type: 'credit-deposit', accountId: seller, assetId: coins.btc, units: units(amount * BigInt(count)), reference: 'seller-coins' },
  ...Array.from({ length: Math.ceil(count / openC2cOrderLimit) }, (_, at): Command => ({
    type: 'open-account',
    accountId: firstBuyer + at,
    kind: 'user',
  })),
];

const buyerOf = (at: number): number => firstBuyer + Math.floor(at / openC2cOrderLimit);

const placing = (count: number): readonly Command[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 'place-c2c-order',
    accountId: buyerOf(at),
    makerId: seller,
    side: Side.buy,
    assetId: coins.btc,
    units: amount,
    advertId: 1 + (at % 50),
    advertUnits: units(amount * BigInt(count)),
    price: '60000',
    currency: 'EUR',
    payUnits: units(60n),
    methodIds: [1],
    payMinutes,
    clientOid: '',
  }));

function must(host: ExchangeHost, commands: readonly Command[]): readonly number[] {
  return host.handle(commands).replies.map((reply, at) => {
    if (!reply.ok) throw new Error(`${commands[at]?.type}: ${reply.reason}`);
    return reply.orderId ?? 0;
  });
}

/** @param folder empty; left as it is, for whoever removes it */
export async function meetDeadlines(folder: string, count: number): Promise<DeadlineFigures> {
  let nowMs = openedMs;
  let clock = (): number => nowMs;
  const ended: Ended[] = [];
  const dueMs = openedMs + payMs + 1;
  const note = (records: readonly EventRecord[]): void => {
    for (const { timeMs, events } of records)
      for (const event of events)
        if (event.type === 'c2c-order-moved' && (event.state === 'expired' || event.state === 'cancelled'))
          ended.push({ orderId: event.orderId, state: event.state, lateMs: timeMs - dueMs });
  };
  const open = (name: string): ExchangeHost =>
    openHost({
      folder: join(folder, name),
      replayEventsAfter: Number.MAX_SAFE_INTEGER,
      snapshotEveryCommands: 4_000,
      clock: () => clock(),
      onRecords: () => undefined,
      onNote: () => undefined,
    });
  const before = open('before');
  must(before, [...lendingOpening(), ...opening(count)]);
  const placed = must(before, placing(count));
  const asked = placed.map((orderId, at) => ({ orderId, accountId: buyerOf(at) })).filter(({ orderId }) => isAsked(orderId));
  nowMs = openedMs + payMs - cancelAnswerMs;
  for (const step of ['mark-paid', 'ask-cancel'] as const)
    must(before, asked.map((order): Command => ({ type: 'step-c2c-order', ...order, step }))); // prettier-ignore
  // A process that was killed leaves this behind.
  cpSync(join(folder, 'before'), join(folder, 'after'), { recursive: true, filter: (path) => !path.endsWith('.lock') });
  before.close();
  await before.atRest();

  nowMs = dueMs - 1;
  const after = open('after');
  after.handle([{ type: 'advance-clock' }]);
  if (ended.length > 0) throw new Error('an order ended before its time');
  const startedMs = performance.now();
  // From here on exchange time goes by as the machine's does, and the clock is advanced as the thread of the exchange does.
  clock = () => dueMs + Math.floor(performance.now() - startedMs);
  for (let next = after.exchange.nextDueMs(); next !== null && next <= clock(); next = after.exchange.nextDueMs())
    note(after.handle([{ type: 'advance-clock' }]).records);
  const tookMs = performance.now() - startedMs;
  const heldUnits = after.exchange.holds(seller).reduce((sum, hold) => sum + hold.units, 0n);
  const faults = after.exchange.checkInvariants();
  after.close();
  await after.atRest();
  return { placed, ended, heldUnits, faults, tookMs };
}
