// Everything at once about one order: fifty actions in parallel, again and again. It ends once or not at all, and no unit is lost or made.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { c2cRoles, c2cSteps } from '#lib/contract/c2c/order-steps.ts';
import { Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { units } from '#server/engine/units.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';

const [seller, buyer, amount] = [900_000, 900_001, 1_000n];
let exchange: TestExchange;
let assetId: number;
beforeAll(async () => {
  exchange = await startTestExchange();
  assetId = exchange.listings.assetOf('USDT')?.assetId ?? 0;
  const opening: readonly Command[] = [
    ...[seller, buyer].map((accountId): Command => ({ type: 'open-account', accountId, kind: 'user' })),
    { type: 'credit-deposit', accountId: seller, assetId, units: units(1_000_000n), reference: 'for-the-races' },
  ];
  for (const command of opening) {
    const reply = await exchange.client.submit(command);
    if (!reply.ok) throw new Error(reply.reason);
  }
}, 60_000);
afterAll(() => exchange.close());

async function where(): Promise<{ readonly free: bigint; readonly held: bigint; readonly bought: bigint }> {
  const [ofSeller, ofBuyer] = await Promise.all([exchange.client.balances(seller), exchange.client.balances(buyer)]);
  const own = ofSeller.find((row) => row.assetId === assetId);
  return { free: own?.available ?? 0n, held: own?.frozen ?? 0n, bought: ofBuyer.find((row) => row.assetId === assetId)?.available ?? 0n };
}

const ends = ['released', 'cancelled', 'expired'];

test('fifty actions at once on each of many orders', async () => {
  const { client, projections } = exchange;
  const random = randomSource(11);
  const pick = <One>(choices: readonly [One, ...One[]]): One => choices[random(choices.length)] ?? choices[0];
  const rounds = searchSize({ quick: 60, thorough: 500 });
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const before = await where();
    const placed = await client.submit({
      type: 'place-c2c-order',
      accountId: buyer,
      makerId: seller,
      side: Side.buy,
      assetId,
      units: units(amount),
      advertId: 1_000 + round,
      advertUnits: units(amount),
      price: '1',
      currency: 'EUR',
      payUnits: units(1n),
      methodIds: [1],
      payMinutes: 15,
      clientOid: '',
    });
    if (!placed.ok) throw new Error(placed.reason);
    const orderId = placed.orderId ?? 0;
    const actions = Array.from({ length: 50 }, (): Command => {
      const dice = random(8);
      if (dice === 0) return { type: 'decide-c2c-order', orderId, decidedFor: pick(c2cRoles) };
      if (dice === 1) return { type: 'advance-clock' };
      return { type: 'step-c2c-order', accountId: pick([seller, buyer]), orderId, step: pick(c2cSteps) };
    });
    const replies = await Promise.all(actions.map((action) => client.submit(action)));
    await projections.caughtUp(client.status().sequence);
    const row = await projections.c2c.find(orderId);
    const history = await projections.c2c.steps(orderId);
    const over = history.filter(({ state }) => ends.includes(state));
    expect([over.length, row?.endedMs === null]).toEqual(over.length === 0 ? [0, true] : [1, false]);
    const after = await where();
    expect([after.free - before.free, after.held - before.held, after.bought - before.bought]).toEqual(
      over.length === 0 ? [-amount, amount, 0n] : row?.state === 'released' ? [-amount, 0n, amount] : [0n, 0n, 0n],
    );
    // Each that was done left its row, and nothing else did.
    const done = actions.filter((action, at) => action.type !== 'advance-clock' && replies[at]?.ok === true);
    expect(history.length).toBe(1 + done.length);
    seen.add(row?.state ?? '');
    // The buyer may have twenty open at a time.
    if (over.length === 0) await client.submit({ type: 'step-c2c-order', accountId: seller, orderId, step: 'release' });
  }
  expect([...seen].toSorted()).toContain('released');
  expect(seen.has('cancelled')).toBe(true);
  expect(await client.checkInvariants()).toEqual([]);
}, 300_000);
