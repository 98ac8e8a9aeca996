// Payment methods in a real database: what open orders need stays, what an order shows, and rows that were moved.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { user } from '#server/store/schema/identity.ts';
import { paymentMethods } from '#server/store/schema/c2c/payment-methods.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createPaymentMethods } from './create-payment-methods.ts';

const store = await openTestStore();
const needed = new Set<number>();
let nowMs = 1_000;
let made = 0;
let owner = '';

const open = (venue: 'live' | 'paper', key = 'a secret of the venue, long enough') =>
  createPaymentMethods({
    db: store.db,
    key,
    venue,
    identityName: async () => ({ name: 'Maria Muster' }),
    isNeeded: async (methodId) => needed.has(methodId),
    oneUserAtATime: (_userId, work) => work(),
    now: () => nowMs,
  });
const [live, paper] = [open('live'), open('paper')];

async function newUser(): Promise<string> {
  made += 1;
  const id = `user-${made}`;
  await store.db
    .insert(user)
    .values({ id, name: id, email: `${id}@example.com`, emailVerified: true, createdAt: new Date(0), updatedAt: new Date(0) });
  return id;
}
beforeEach(async () => {
  owner = await newUser();
});

const typed = { name: 'Maria Muster', sortCode: '08-99-99', britishAccountNumber: '66374958' };
const fields = [
  { kind: 'name', value: 'Maria Muster' },
  { kind: 'sortCode', value: '089999' },
  { kind: 'britishAccountNumber', value: '66374958' },
];

async function kept(methods = live): Promise<number> {
  const saved = await methods.save(owner, 'fasterPayments', typed);
  if (!('methodId' in saved)) throw new Error(saved.reason);
  expect(saved).toEqual({ methodId: saved.methodId, scheme: 'fasterPayments', fields, createdAtMs: nowMs, changedAtMs: nowMs });
  return saved.methodId;
}

test('while an open order needs it, it is neither changed nor erased; afterwards it is', async () => {
  const methodId = await kept();
  needed.add(methodId);
  expect(await live.change(owner, methodId, { ...typed, note: 'Thanks' })).toEqual({ reason: 'in-use' });
  expect(await live.remove(owner, methodId)).toEqual({ reason: 'in-use' });
  // Nobody else is told that it is there.
  expect(await live.remove(await newUser(), methodId)).toEqual({ reason: 'unknown' });
  expect(await live.readFor(methodId)).toEqual({ scheme: 'fasterPayments', fields });
  needed.delete(methodId);
  nowMs += 1;
  const changed = await live.change(owner, methodId, { ...typed, note: 'Thanks' });
  expect(changed).toMatchObject({
    methodId,
    createdAtMs: nowMs - 1,
    changedAtMs: nowMs,
    fields: [...fields, { kind: 'note', value: 'Thanks' }],
  });
  expect(await live.remove(owner, methodId)).toBeNull();
  expect([await live.readFor(methodId), await live.list(owner)]).toEqual([null, []]);
});

test('an order of one world is shown nothing of the other', async () => {
  const [real, played] = [await kept(), await kept(paper)];
  expect([await live.readFor(played), await paper.readFor(real)]).toEqual([null, null]);
  expect([await live.list(owner), await paper.list(owner)]).toMatchObject([[{ methodId: real }], [{ methodId: played }]]);
});

test.each([
  ['another user', async () => ({ userId: await newUser() })],
  ['the other world', async () => ({ world: 'paper' as const })],
  ['another scheme', async () => ({ scheme: 'sepa' })],
])('a row that was moved to %s cannot be read there', async (_where, change) => {
  const methodId = await kept();
  await store.db
    .update(paymentMethods)
    .set(await change())
    .where(eq(paymentMethods.id, methodId));
  await expect(Promise.all([live.readFor(methodId), paper.readFor(methodId)])).rejects.toThrow(/./);
});

test('with another secret nothing can be read', async () => {
  const methodId = await kept();
  await expect(open('live', 'another secret of the venue').readFor(methodId)).rejects.toThrow(/./);
});

test('who leaves takes them along', async () => {
  const methodId = await kept();
  await store.db.delete(user).where(eq(user.id, owner));
  expect(await live.readFor(methodId)).toBeNull();
});
