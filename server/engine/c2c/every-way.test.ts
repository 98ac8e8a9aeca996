// Every way that an order can go: all that anybody or time can do, in all orders of events, until nothing new is met.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import { c2cRoles, c2cSteps, cancelAnswerMs, objectionMs, type C2cRole, type C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { Side } from '#lib/contract/enums.ts';
import { lendingOpening } from '#tests/simulation/lending/margin-venue.ts';
import type { Command } from '../command.ts';
import { createExchange } from '../exchange.ts';
import { units } from '../units.ts';

const startMs = 1_700_000_000_000;
const [seller, buyer, asset] = [1000, 1001, 1];
const amount = 12_345n;
const quarter = 15 * 60_000;

type Act = { readonly role: C2cRole; readonly step: C2cStep } | { readonly decidedFor: C2cRole } | { readonly waitMs: number };
const acts: readonly Act[] = [
  ...c2cRoles.flatMap((role) => c2cSteps.map((step) => ({ role, step }))),
  ...c2cRoles.map((decidedFor) => ({ decidedFor })),
  ...[cancelAnswerMs + 1, quarter + 1, objectionMs + 1].map((waitMs) => ({ waitMs })),
];
const nameOf = (act: Act): string =>
  'waitMs' in act ? `wait ${act.waitMs}` : 'step' in act ? `${act.role} ${act.step}` : `decide ${act.decidedFor}`;

function play(way: readonly Act[]) {
  const exchange = createExchange();
  let [sequence, timeMs] = [0, startMs];
  const apply = (command: Command) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs, command });
  };
  for (const command of lendingOpening(5_000)) apply(command);
  const free = (accountId: number): bigint => exchange.balances(accountId).find(({ assetId }) => assetId === asset)?.available ?? 0n;
  const first = { seller: free(seller), buyer: free(buyer) };
  const placed = apply({
    type: 'place-c2c-order',
    accountId: buyer,
    makerId: seller,
    side: Side.buy,
    assetId: asset,
    units: units(amount),
    advertId: 1,
    advertUnits: units(amount),
    price: '1',
    currency: 'EUR',
    payUnits: units(1n),
    methodIds: [1],
    payMinutes: 15,
    clientOid: '',
  }).reply;
  const orderId = placed.ok ? (placed.orderId ?? 0) : 0;
  let [told, isDone] = ['', false];
  const ends: string[] = [];
  for (const act of way) {
    if ('waitMs' in act) timeMs += act.waitMs;
    const who = 'role' in act && act.role === 'seller' ? seller : buyer;
    const { reply, record } =
      'waitMs' in act
        ? apply({ type: 'advance-clock' })
        : 'step' in act
          ? apply({ type: 'step-c2c-order', accountId: who, orderId, step: act.step })
          : apply({ type: 'decide-c2c-order', orderId, decidedFor: act.decidedFor });
    isDone = reply.ok && record.events.length > 0;
    for (const event of record.events) {
      if (event.type !== 'c2c-order-moved') continue;
      const { cause, state, cancelAskedBy, decidedFor, isReopened } = event;
      told = `${state} ${String(cancelAskedBy)} ${String(decidedFor)} ${isReopened}`;
      if (['released', 'cancelled', 'expired'].includes(state)) ends.push(`${state} by ${cause}`);
    }
  }
  expect(exchange.checkInvariants()).toEqual([]);
  const frozen = exchange.balances(seller).find(({ assetId }) => assetId === asset)?.frozen ?? 0n;
  return { told, isDone, ends, frozen, moved: [free(seller) - first.seller, free(buyer) - first.buyer], late: timeMs > startMs + quarter };
}

test('coins are held until the order ends, and it ends once: with the buyer, or with the seller', () => {
  const seen = new Set<string>(['']);
  const ends = new Set<string>();
  const waiting: (readonly Act[])[] = [[]];
  const taken = new Set<string>();
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    for (const act of acts) {
      const longer: readonly Act[] = [...way, act];
      const { told, isDone, ends: over, frozen, moved, late } = play(longer);
      if (!isDone) continue;
      taken.add('waitMs' in act ? 'wait' : nameOf(act));
      const [end] = over;
      const said: string = longer.map(nameOf).join(', ');
      assert.ok(over.length < 2, said);
      const isSold = end?.startsWith('released') === true;
      const expected = end === undefined ? [amount, -amount, 0n] : isSold ? [0n, -amount, amount] : [0n, 0n, 0n];
      assert.deepEqual([frozen, ...moved], expected, said);
      if (end !== undefined) {
        ends.add(end);
        // Nothing that anybody does behind the end is done.
        for (const further of acts) assert.equal(play([...longer, further]).isDone, false, `${said}, ${nameOf(further)}`);
        continue;
      }
      const place = `${told} ${late}`;
      if (seen.has(place)) continue;
      seen.add(place);
      waiting.push(longer);
    }
  }
  // Coins go by one of these ways, and no other is found.
  expect([...ends].toSorted()).toEqual([
    'cancelled by accept-cancel',
    'cancelled by accept-decision',
    'cancelled by cancel',
    'cancelled by carry-out',
    'cancelled by decide',
    'cancelled by lapse',
    'expired by expire',
    'released by accept-decision',
    'released by carry-out',
    'released by decide',
    'released by release',
  ]);
  expect([...taken].toSorted()).toEqual([
    'buyer accept-cancel',
    'buyer accept-decision',
    'buyer appeal',
    'buyer ask-cancel',
    'buyer cancel',
    'buyer decline-cancel',
    'buyer mark-paid',
    'buyer object',
    'buyer unmark-paid',
    'decide buyer',
    'decide seller',
    'seller accept-cancel',
    'seller accept-decision',
    'seller appeal',
    'seller ask-cancel',
    'seller decline-cancel',
    'seller object',
    'seller release',
    'wait',
  ]);
});
