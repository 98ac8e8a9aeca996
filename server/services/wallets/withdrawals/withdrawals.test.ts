// Withdrawals in a small venue on a simulated chain: what each step does to the state and to the money, and what stands in its way.
import { afterAll, beforeEach, expect, test } from 'vitest';

import { RejectReason } from '#server/engine/reject.ts';
import type { WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import { mayFollow, moneyIn, WithdrawalState } from '#server/services/wallets/withdrawal-state.ts';
import { ann, bob, eth, ethereum, startCoinVenue } from '#tests/chains/coin-venue.ts';
import { openTestStore } from '#tests/open-test-store.ts';

const store = await openTestStore();
const venue = await startCoinVenue(store);
const { clock, guard, instead } = venue;
const dayMs = 86_400_000;
afterAll(venue.close);
beforeEach(async () => {
  // Requests of the test before count for no limit of this one.
  clock.nowMs += dayMs + 1;
  Object.assign(guard, { heldUntilMs: 0, areStopped: false });
  instead.answer = () => null;
  await venue.restart();
  venue.logged.length = 0;
  venue.commands.length = 0;
});

const refusal = { ok: false, sequence: 0, timeMs: 0, orderId: null } as const;
const withdrawals = () => venue.money().withdrawals;
const ask = async (change: Parameters<typeof venue.ask>[0] = {}, limitMicros?: number): Promise<WithdrawalRow> => {
  const row = await venue.ask(change, limitMicros);
  if (!('id' in row)) throw new Error(row.reason);
  return row;
};
const confirm = async (id: number) => withdrawals().confirm(ann, id, await venue.codeOf(id));
const find = async (id: number) => (await withdrawals().page({ limit: 100 })).find((row) => row.id === id);
/** A withdrawal that has left. */
const sent = async (change: Parameters<typeof venue.ask>[0] = {}): Promise<WithdrawalRow> => {
  const { id } = await ask(change);
  await confirm(id);
  const row = await find(id);
  if (row?.state !== 'sent') throw new Error(`it is ${row?.state}`);
  return row;
};

test('asked for, it is held with its fee, and its owner gets a code; cancelled, all of it is back', async () => {
  venue.give(ann, 1_000_000n);
  const row = await ask({ amountUnits: 600n, feeUnits: 7n, clientOid: 'first' });
  expect(row).toMatchObject({ ...ann, coin: 'BTC', network: 'Bitcoin', address: 'tb1stranger', memo: '', amountUnits: 600n, feeUnits: 7n });
  expect(row).toMatchObject({ state: 'pending', money: 'held', requiredConfirmations: 2, createdAtMs: clock.nowMs, clientOid: 'first' });
  expect([await venue.codeOf(row.id), row.codeExpiresAtMs - clock.nowMs]).toEqual([expect.stringMatching(/^\d{6}$/), 1_800_000]);
  expect((await venue.money().inbox.list('ann'))[0]).toMatchObject({
    kind: 'withdrawalCode',
    params: { coin: 'BTC', address: 'tb1stranger', withdrawalId: String(row.id) },
  });
  expect(venue.commands[0]).toMatchObject({ type: 'reserve-withdrawal', units: 600n, feeUnits: 7n, reference: `withdrawal:${row.id}` });
  // 1,000,000 − 607.
  expect(venue.holding(ann)).toBe('999393+607');
  expect(await withdrawals().cancel(bob, row.id)).toEqual({ reason: 'unknown' });
  expect(await withdrawals().cancel(ann, row.id)).toMatchObject({ state: 'cancelled', reason: 'requested', money: 'back' });
  expect(venue.holding(ann)).toBe('1000000+0');
  expect(await withdrawals().cancel(ann, row.id)).toEqual({ reason: 'not-cancellable' });
  expect(await withdrawals().cancel(ann, 0)).toEqual({ reason: 'unknown' });
});

test('asked for twice under one name it is one; anything else under the name is refused', async () => {
  const named = { clientOid: 'mine', amountUnits: 500n, feeUnits: 5n, memo: 'm' };
  const { id } = await ask(named);
  // A fee that has changed in between: what is taken is the same 505.
  expect(await ask({ ...named, amountUnits: 498n, feeUnits: 7n })).toMatchObject({ id, amountUnits: 500n });
  const others = [{ coin: 'ETH' }, { network: ethereum }, { address: 'tb1other' }, { memo: '' }, { amountUnits: 501n }];
  for (const other of others) expect(await venue.ask({ ...named, ...other })).toEqual({ reason: 'name-taken' });
  expect(await venue.ask({ ...named, amountUnits: 1n, feeUnits: 1n }, 1, bob)).not.toHaveProperty('id');
  await withdrawals().cancel(ann, id);
});

test('nothing is asked for while an operator has stopped them, while they are held, or past the limit of a day', async () => {
  guard.areStopped = true;
  expect(await venue.ask()).toEqual({ reason: 'stopped' });
  guard.areStopped = false;
  guard.heldUntilMs = clock.nowMs + 1;
  expect(await venue.ask()).toEqual({ reason: 'held', untilMs: clock.nowMs + 1 });
  guard.heldUntilMs = clock.nowMs;
  const first = await ask({ worthMicros: 600 }, 1000);
  expect(await venue.ask({ worthMicros: 401 }, 1000)).toEqual({ reason: 'daily-limit', leftMicros: 400 });
  expect(await venue.ask({ worthMicros: 1 }, 500)).toEqual({ reason: 'daily-limit', leftMicros: 0 });
  const second = await ask({ worthMicros: 400 }, 1000);
  expect(await withdrawals().usedToday('ann')).toBe(1000);
  await withdrawals().cancel(ann, second.id);
  expect([await withdrawals().usedToday('ann'), await withdrawals().usedToday('bob')]).toEqual([600, 0]);
  clock.nowMs += dayMs;
  expect(await withdrawals().usedToday('ann')).toBe(600);
  clock.nowMs += 1;
  expect(await withdrawals().usedToday('ann')).toBe(0);
  await withdrawals().cancel(ann, first.id);
});

test('two at the same time do not both find the limit free', async () => {
  const answers = await Promise.all([venue.ask({ worthMicros: 600 }, 1000), venue.ask({ worthMicros: 600 }, 1000)]);
  expect(answers).toContainEqual({ reason: 'daily-limit', leftMicros: 400 });
});

test('what the core does not hold was never asked for', async () => {
  const before = await withdrawals().page({ limit: 100 });
  expect(await venue.ask({ amountUnits: 10_000_000n })).toEqual({ reason: 'insufficient-balance' });
  instead.answer = () => ({ ...refusal, reason: RejectReason.accountInDebt });
  expect(await venue.ask()).toEqual({ reason: 'account-in-debt' });
  instead.answer = () => ({ ...refusal, reason: RejectReason.invalidAmount });
  await expect(venue.ask()).rejects.toThrow('a withdrawal was not held: invalid-amount');
  await expect(venue.ask({ coin: 'XYZ' })).rejects.toThrow('no such coin: XYZ');
  expect((await withdrawals().page({ limit: 100 })).filter(({ coin }) => coin !== 'XYZ')).toEqual(before);
});

test('the code of its owner sends it; deep enough it is confirmed, and the money is gone', async () => {
  const before = venue.holding(ann);
  const { id } = await ask({ amountUnits: 900n, feeUnits: 9n });
  expect(await withdrawals().confirm(bob, id, await venue.codeOf(id))).toEqual({ reason: 'unknown' });
  expect(await confirm(id)).toMatchObject({ id, state: 'sent', money: 'held', networkFeeCoin: 'BTC', raw: `withdrawal:${id}` });
  expect(await confirm(id)).toEqual({ reason: 'unknown' });
  expect(await withdrawals().cancel(ann, id)).toEqual({ reason: 'not-cancellable' });
  await venue.mine(1);
  expect(await find(id)).toMatchObject({ state: 'sent', confirmations: 1 });
  await venue.mine(1);
  expect(await find(id)).toMatchObject({ state: 'confirmed', confirmations: 2, money: 'gone' });
  expect(venue.holding(ann)).not.toBe(before);
  // Twice 2 confirmations and six more: it is looked at no further.
  await venue.mine(20);
  expect(await find(id)).toMatchObject({ state: 'confirmed', confirmations: 10 });
});

test('five wrong codes cancel it, and so does a code that comes after half an hour', async () => {
  const { id } = await ask();
  const right = await venue.codeOf(id);
  const wrong = right === '000000' ? '000001' : '000000';
  const tries = [];
  for (let time = 0; time < 5; time += 1) tries.push(await withdrawals().confirm(ann, id, wrong));
  const again = { reason: 'wrong-code' };
  expect(tries).toEqual([again, again, again, again, { reason: 'code-expired' }]);
  expect(await find(id)).toMatchObject({ state: 'cancelled', reason: 'wrong-codes', money: 'back' });
  expect(await withdrawals().confirm(ann, id, right)).toEqual({ reason: 'unknown' });
  const late = await ask();
  clock.nowMs += 1_800_000;
  expect(await confirm(late.id)).toEqual({ reason: 'code-expired' });
  expect(await find(late.id)).toMatchObject({ state: 'cancelled', reason: 'expired' });
  const intime = await ask();
  clock.nowMs += 1_799_999;
  expect(await confirm(intime.id)).toMatchObject({ state: 'sent' });
});

test('five tries that were right, but held, are tries: the sixth cancels', async () => {
  const { id } = await ask();
  guard.heldUntilMs = clock.nowMs + 1000;
  const held = { reason: 'held', untilMs: guard.heldUntilMs };
  for (let time = 0; time < 5; time += 1) expect(await confirm(id)).toEqual(held);
  expect(await confirm(id)).toEqual({ reason: 'code-expired' });
  expect(await find(id)).toMatchObject({ state: 'cancelled', reason: 'wrong-codes' });
});

test('stopped, no code is looked at', async () => {
  const { id } = await ask();
  guard.areStopped = true;
  for (let time = 0; time < 9; time += 1) expect(await confirm(id)).toEqual({ reason: 'stopped' });
  guard.areStopped = false;
  expect(await confirm(id)).toMatchObject({ state: 'sent' });
});

test('stopped or held in the middle of a review, it waits until it may go', async () => {
  const other = await ask({ worthMicros: 2_000_000 }, 10_000_000);
  await confirm(other.id);
  guard.areStopped = true;
  await withdrawals().vote(other.id, 'one', true);
  expect(await withdrawals().vote(other.id, 'two', true)).toMatchObject({ state: 'review' });
  guard.areStopped = false;
  guard.heldUntilMs = clock.nowMs + 1;
  await withdrawals().tick();
  expect(await find(other.id)).toMatchObject({ state: 'review' });
  clock.nowMs += 1;
  await withdrawals().tick();
  expect(await find(other.id)).toMatchObject({ state: 'sent' });
});

test('the hot wallet pays up to its most of a day; beyond it two people agree, each once', async () => {
  const first = await ask({ worthMicros: 600_000 }, 10_000_000);
  const second = await ask({ worthMicros: 400_001 }, 10_000_000);
  const third = await ask({ worthMicros: 400_000 }, 10_000_000);
  expect(await confirm(first.id)).toMatchObject({ state: 'sent', needsApproval: false });
  expect(await confirm(second.id)).toMatchObject({ state: 'review', needsApproval: true });
  // 600,000 and 400,000 are the million exactly: what waits for people is none of it.
  expect(await confirm(third.id)).toMatchObject({ state: 'sent', needsApproval: false });
  expect(await withdrawals().vote(third.id, 'anna', true)).toEqual({ reason: 'not-in-review' });
  expect(await withdrawals().vote(0, 'anna', true)).toEqual({ reason: 'unknown' });
  expect(await withdrawals().vote(second.id, 'anna', true)).toMatchObject({ state: 'review' });
  expect(await withdrawals().vote(second.id, 'anna', true)).toEqual({ reason: 'already-voted' });
  clock.nowMs += 1;
  expect(await withdrawals().vote(second.id, 'otto', true)).toMatchObject({ state: 'sent' });
  const votes = [
    { operator: 'anna', approves: true, createdAtMs: clock.nowMs - 1 },
    { operator: 'otto', approves: true, createdAtMs: clock.nowMs },
  ];
  expect([await withdrawals().votes(second.id), await withdrawals().votes(first.id)]).toEqual([votes, []]);
  clock.nowMs += dayMs;
  const next = await ask({ worthMicros: 1_000_000 }, 10_000_000);
  expect(await confirm(next.id)).toMatchObject({ state: 'sent', needsApproval: false });
});

test('one person who rejects is enough, and the money is back', async () => {
  const before = venue.holding(ann);
  const { id } = await ask({ worthMicros: 1_000_001 }, 10_000_000);
  await confirm(id);
  expect(await withdrawals().vote(id, 'anna', false)).toMatchObject({ state: 'failed', reason: 'rejected', money: 'back' });
  expect(venue.holding(ann)).toBe(before);
});

test('lost by its network it fails; undone after it was confirmed, the amount is back and the fee is not', async () => {
  const lost = await sent({ amountUnits: 700n, feeUnits: 7n });
  await venue.mine(1);
  await venue.chain().reorganise('Bitcoin', 1, [lost.transactionId ?? '']);
  expect(await find(lost.id)).toMatchObject({ state: 'failed', reason: 'lost', confirmations: 0, money: 'back' });
  const [free = 0] = venue.holding(ann).split('+').map(Number);
  const undone = await sent({ amountUnits: 800n, feeUnits: 8n });
  await venue.mine(3);
  await venue.chain().reorganise('Bitcoin', 3, [undone.transactionId ?? '']);
  expect(await find(undone.id)).toMatchObject({ state: 'reversed', reason: 'undone', confirmations: 0, money: 'back' });
  expect(venue.commands.at(-1)).toMatchObject({ type: 'credit-deposit', units: 800n, reference: `returned:${undone.id}` });
  expect(venue.holding(ann)).toMatch(new RegExp(`^${free - 8}\\+`));
  expect(venue.invariants()).toEqual([]);
});

test('a stop between the steps: what had left is sent again, money goes where the state has it, codes run out', async () => {
  const away = await sent();
  await venue.mine(1);
  const pending = await ask();
  await venue.restart();
  expect(await find(away.id)).toMatchObject({ state: 'sent', confirmations: 1 });
  await venue.mine(1);
  expect(await find(away.id)).toMatchObject({ state: 'confirmed', confirmations: 2 });
  clock.nowMs = pending.codeExpiresAtMs - 1;
  await withdrawals().tick();
  expect(await find(pending.id)).toMatchObject({ state: 'pending' });
  clock.nowMs += 1;
  await withdrawals().tick();
  expect(await find(pending.id)).toMatchObject({ state: 'cancelled', reason: 'expired', money: 'back' });
});

test('one that the core did not hold before a stop is held after it, or fails with the core’s reason', async () => {
  const cut = new Error('the power is off');
  const written = async (change = {}): Promise<number> => {
    instead.answer = () => {
      throw cut;
    };
    await expect(venue.ask(change)).rejects.toThrow(cut);
    instead.answer = () => null;
    const [row] = await withdrawals().page({ userId: 'ann', limit: 1 });
    expect(row).toMatchObject({ state: 'pending', money: 'none' });
    return row?.id ?? 0;
  };
  const [held, tooMuch] = [await written(), await written({ amountUnits: 99_000_000n })];
  // Within a minute it is its own call's affair.
  clock.nowMs += 59_999;
  await withdrawals().tick();
  expect(await find(held)).toMatchObject({ money: 'none' });
  clock.nowMs += 1;
  await withdrawals().tick();
  expect(await find(held)).toMatchObject({ state: 'pending', money: 'held' });
  expect(await find(tooMuch)).toMatchObject({ state: 'failed', reason: 'insufficient-balance', money: 'back' });
  const atStart = await written();
  await venue.restart();
  expect(await find(atStart)).toMatchObject({ state: 'pending', money: 'held' });
});

test('a core that refuses to move the money is told of, and asked again', async () => {
  const { id } = await ask();
  instead.answer = ({ type }) => (type === 'release-withdrawal' ? { ...refusal, reason: RejectReason.invalidAmount } : null);
  await expect(withdrawals().cancel(ann, id)).rejects.toThrow('could not follow to cancelled: invalid-amount');
  expect(await find(id)).toMatchObject({ state: 'cancelled', money: 'held' });
  venue.logged.length = 0;
  await withdrawals().tick();
  expect(venue.logged).toContain('! a withdrawal stands still');
  instead.answer = () => null;
  await withdrawals().tick();
  expect(await find(id)).toMatchObject({ state: 'cancelled', money: 'back' });
});

test.each([
  ['release-withdrawal', RejectReason.unknownWithdrawal, 'cancelled'],
  ['settle-withdrawal', RejectReason.withdrawalExists, 'confirmed'],
] as const)('a %s that the core has done before is done', async (type, reason, state) => {
  const { id } = state === 'cancelled' ? await ask() : await sent();
  instead.answer = (command) => (command.type === type ? { ...refusal, reason } : null);
  if (state === 'cancelled') await withdrawals().cancel(ann, id);
  await venue.mine(2);
  expect(await find(id)).toMatchObject({ state, money: moneyIn[state] });
});

test('the lists: newest first, by user, coin and state, from a place on', async () => {
  venue.give(bob, 5000n, 1);
  const other = await venue.ask({ coin: eth.code, network: ethereum, clientOid: 'bobs' }, 1_000_000, bob);
  const id = 'id' in other ? other.id : 0;
  const { page } = withdrawals();
  const ids = async (of: Omit<Parameters<typeof page>[0], 'limit'>, limit = 100) => (await page({ ...of, limit })).map((row) => row.id);
  const all = await ids({});
  expect(all).toEqual(all.toSorted((one, two) => two - one));
  expect([await ids({ userId: 'bob' }), await ids({ coin: 'ETH' }), await ids({ before: id + 1 }, 1)]).toEqual([[id], [id], [id]]);
  expect(await ids({ before: id }, 2)).toEqual(all.slice(1, 3));
  expect(await ids({ states: ['pending'], userId: 'bob' })).toEqual([id]);
  expect(await ids({ states: ['sent'], userId: 'bob' })).toEqual([]);
});

test('a state is followed by those that the table names, and money is where each has it', () => {
  const states = Object.values(WithdrawalState);
  const ways = states.flatMap((from) => states.filter((to) => mayFollow(from, to)).map((to) => `${from} ${to}`));
  expect(ways).toEqual([
    'pending review',
    'pending failed',
    'pending cancelled',
    'review sent',
    'review failed',
    'sent confirmed',
    'sent failed',
    'confirmed reversed',
  ]);
});
