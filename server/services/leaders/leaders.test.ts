// Those who lead, in a real database before a core and copies that the test makes up: who may, on which terms, who is told, and how it ends.
import { Decimal } from 'decimal.js';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { user } from '#server/store/schema/identity.ts';
import { copy, hourMs, refused, startLeading } from '#tests/leading/lead-venue.ts';
import { openTestStore } from '#tests/open-test-store.ts';

const store = await openTestStore();
const venue = startLeading(store);
const { clock, copied, done, ended, failed, newApplicant, reopen, told, world } = venue;
afterAll(venue.close);
let leaders = await reopen();
beforeEach(async () => {
  leaders = await reopen();
});

const newLeader = (line: LeaderLine = 'spot', sharePercent = 8) => venue.newLeader(leaders, line, sharePercent);

test('whoever applies leads with the family of the account, and a record of it begins', async () => {
  const one = await newApplicant();
  const sub = await newApplicant(one.userId);
  expect(await leaders.find(one.accountId, 'spot')).toBeNull();
  expect(await leaders.apply(one, 'spot', 8)).toBeNull();
  expect(done).toEqual([
    ['start', one.accountId, 'spot', [one.accountId, sub.accountId]],
    ['begun', one.accountId, 'spot', '150'],
  ]);
  const leader = { accountId: one.accountId, line: 'spot', userId: one.userId, status: LeaderStatus.leading, sharePercent: 8 };
  const times = { firstStartedMs: clock.nowMs, startedMs: clock.nowMs, endedMs: null };
  expect(await leaders.find(one.accountId, 'spot')).toEqual({ ...leader, ...times, nextShare: null, suspendedReason: null });
  expect(await leaders.findAll([one.accountId])).toHaveLength(1);
  expect([await leaders.findAll([]), await leaders.find(one.accountId, 'futures')]).toEqual([[], null]);
});

test('everything that stands in the way is told, the first of it when one applies', async () => {
  const one = await newApplicant();
  const sub = await newApplicant(one.userId);
  expect(await leaders.refusals(one, 'spot')).toEqual([]);
  world.worth.set(one.accountId, '99.99');
  world.follows.add(sub.accountId);
  const worth = refused('leaderWorth', { minimum: 100, worth: '99.99' });
  const noAccount = { ...one, mayLead: { spot: false, futures: true } };
  expect(await leaders.refusals(noAccount, 'spot')).toEqual([refused('leaderAccount'), refused('leaderFollows'), worth]);
  expect(await leaders.refusals(noAccount, 'futures')).toEqual([refused('leaderFollows'), worth]);
  expect(await leaders.apply(one, 'spot', 8)).toEqual(refused('leaderFollows'));
  expect(await leaders.find(one.accountId, 'spot')).toBeNull();
  world.follows.clear();
  world.worth.set(one.accountId, '100');
  expect(await leaders.apply(one, 'spot', 11)).toEqual(refused('leaderShare', { max: 10 }));
  expect(await leaders.apply(one, 'spot', 10)).toBeNull();
  expect(await leaders.apply(one, 'spot', 10)).toEqual(refused('leadsAlready'));
  expect(await leaders.apply(sub, 'spot', 10)).toEqual(refused('leaderElsewhere'));
  expect(await leaders.apply(sub, 'futures', 10)).toBeNull();
});

test('of two accounts of a family that apply at the same time, one leads', async () => {
  const one = await newApplicant();
  const sub = await newApplicant(one.userId);
  const answers = await Promise.all([leaders.apply(one, 'spot', 5), leaders.apply(sub, 'spot', 5)]);
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(answers).toContainEqual(refused('leaderElsewhere'));
});

test('refused by the core, whoever never led never did, and whoever had left has left as before', async () => {
  const one = await newApplicant();
  world.starts = 'leaderAccount';
  expect(await leaders.apply(one, 'spot', 8)).toEqual(refused('leaderAccount'));
  expect([await leaders.find(one.accountId, 'spot'), done.length]).toEqual([null, 1]);
  world.starts = null;
  await leaders.apply(one, 'spot', 8);
  clock.nowMs += 1;
  await leaders.leave(one.accountId, 'spot');
  const left = await leaders.find(one.accountId, 'spot');
  clock.nowMs += 1;
  world.starts = 'leaderAccount';
  await leaders.apply(one, 'spot', 8);
  expect(await leaders.find(one.accountId, 'spot')).toEqual(left);
  world.starts = null;
  expect(await leaders.apply(one, 'spot', 6)).toBeNull();
  const again = { status: LeaderStatus.leading, startedMs: clock.nowMs, firstStartedMs: clock.nowMs - 2, endedMs: null, sharePercent: 6 };
  expect(await leaders.find(one.accountId, 'spot')).toMatchObject(again);
});

test('a record that cannot be begun is said, and holds up nothing', async () => {
  const reason = new Error('no room');
  world.begun = () => Promise.reject(reason);
  expect(await leaders.apply(await newApplicant(), 'spot', 8)).toBeNull();
  expect(failed).toEqual([[{ err: reason }, 'a record could not be begun']]);
});

test('whoever leaves has left: copiers are told once each, and nobody waits any more', async () => {
  const one = await newLeader();
  const { accountId } = one;
  copied(one, 'spot', copy(1), copy(1, { strategyId: 7 }), copy(2, { hasEnded: true }), copy(9999), copy(3));
  world.worth.set(accountId, '0');
  expect(await leaders.wait('house-1', accountId, 'spot', false)).toBeNull();
  await store.db.insert(user).values({ id: 'waits', name: 'n', email: 'waits@example.com' });
  expect(await leaders.wait('waits', accountId, 'spot', true)).toBeNull();
  const { startedMs } = (await leaders.find(accountId, 'spot')) ?? {};
  clock.nowMs += 5;
  expect(await leaders.leave(accountId, 'spot')).toBeNull();
  expect(done).toEqual([['stop', accountId, 'spot']]);
  const words = { leader: String(accountId), leaderName: '', line: 'spot', venue: 'live' };
  const name = `leaderLeft ${accountId} spot ${startedMs}`;
  expect(told).toEqual([
    ['owner-1', 'leaderLeft', words, name],
    ['owner-3', 'leaderLeft', words, name],
  ]);
  expect(await leaders.find(accountId, 'spot')).toMatchObject({ status: LeaderStatus.left, endedMs: clock.nowMs });
  expect([await leaders.waiting(accountId, 'spot'), await leaders.leaderOf(accountId, 'spot')]).toEqual([0, null]);
  expect(await leaders.leave(accountId, 'spot')).toEqual(refused('notLeading'));
  expect(await leaders.leave(0, 'spot')).toEqual(refused('notLeading'));
});

test('one that the core does not let go is leaving, and has left after the house was opened again', async () => {
  const { accountId } = await newLeader();
  world.stops = 'leaderAccount';
  await expect(leaders.leave(accountId, 'spot')).rejects.toThrow(`account ${accountId} cannot stop leading spot: leaderAccount`);
  expect(await leaders.find(accountId, 'spot')).toMatchObject({ status: LeaderStatus.leaving, endedMs: null });
  world.stops = null;
  await reopen();
  expect(await leaders.find(accountId, 'spot')).toMatchObject({ status: LeaderStatus.left });
});

test('an account that is given up leaves every line', async () => {
  const one = await newLeader();
  await leaders.apply(one, 'futures', 8);
  await leaders.leaveAll(one.accountId);
  expect((await leaders.findAll([one.accountId])).map(({ status }) => status)).toEqual([LeaderStatus.left, LeaderStatus.left]);
});

test('a lower share holds at once, a higher one a week later from a full hour on; those who copy are told', async () => {
  const one = await newLeader('futures');
  const { accountId } = one;
  expect(await leaders.setShare(accountId, 'futures', 11)).toEqual(refused('leaderShare', { max: 10 }));
  expect(await leaders.setShare(accountId, 'spot', 5)).toEqual(refused('notLeading'));
  // Nobody copies: nobody has to be told.
  await leaders.setShare(accountId, 'futures', 9);
  expect([await leaders.find(accountId, 'futures'), told, done]).toMatchObject([{ sharePercent: 9, nextShare: null }, [], []]);
  copied(one, 'futures', copy(1, { sharePercent: 9 }), copy(2, { sharePercent: 4 }));
  clock.nowMs += 1;
  await leaders.setShare(accountId, 'futures', 7);
  expect(await leaders.leaderOf(accountId, 'futures')).toMatchObject({ sharePercent: 7, nextShare: null });
  const words = { leader: String(accountId), leaderName: '', line: 'futures', venue: 'live' };
  expect(told.splice(0)).toEqual([
    ['owner-1', 'leaderShareFall', { ...words, to: '7' }, `leaderShareFall ${accountId} futures 7 ${clock.nowMs}`],
  ]);
  expect(done.splice(0)).toEqual([['tell', [5001], `!share-${clock.nowMs}`, { action: 'share', percent: 7, next: null }]]);
  copied(one, 'futures', copy(1, { sharePercent: 7 }));
  await leaders.setShare(accountId, 'futures', 10);
  // A week from one millisecond past the hour, up to the next full one: 7 × 24 + 1 hours from that hour.
  const fromMs = clock.nowMs - 1 + 169 * hourMs;
  const next = { percent: 10, fromMs };
  expect(await leaders.leaderOf(accountId, 'futures')).toMatchObject({ sharePercent: 7, nextShare: next });
  const params = { ...words, from: '7', to: '10', timeMs: String(fromMs) };
  expect(told.splice(0)).toEqual([['owner-1', 'leaderShareRise', params, `leaderShareRise ${accountId} futures 10 ${fromMs}`]]);
  expect(done.splice(0)).toEqual([['tell', [5001], `!share-${clock.nowMs}`, { action: 'share', percent: 7, next }]]);
  // A copy that begins now is told as well; one that knows is not.
  copied(one, 'futures', copy(1, { sharePercent: 7, nextShare: next }), copy(4, { sharePercent: 7 }));
  await leaders.copyBegan(accountId, 'futures');
  expect(told.map(([to]) => to)).toEqual(['owner-4']);
  await leaders.copyBegan(accountId, 'spot');
  clock.nowMs = fromMs - 1;
  expect(await leaders.find(accountId, 'futures')).toMatchObject({ sharePercent: 7, nextShare: next });
  clock.nowMs = fromMs;
  expect(await leaders.find(accountId, 'futures')).toMatchObject({ sharePercent: 10, nextShare: null });
});

test('the standing: the lowest worth of a day counts, with the sums of those who copy', async () => {
  const one = await newLeader();
  copied(
    one,
    'spot',
    copy(1),
    copy(1, { strategyId: 8, worth: new Decimal('0.123456789') }),
    copy(2, { hasEnded: true, shared: new Decimal(4) }),
  );
  world.worth.set(one.accountId, '6000');
  const standing = await leaders.standing({ accountId: one.accountId, line: 'spot' });
  // 110 + 0.12345678 of running ones; profits of all three; owner 2 copies no more.
  const copies = { copiers: 1, copies: 2, worth: '110.12345678', putIn: '200', profit: '30', shared: '6', past: 1 };
  expect(standing).toMatchObject({ ownUsdt: '6000', copies, tier: { tier: 'bronze' }, places: 500 });
  world.lowest.set(one.accountId, '999');
  expect(await leaders.standing({ accountId: one.accountId, line: 'spot' })).toMatchObject({ ownUsdt: '6000', places: 100 });
  world.lowest.set(one.accountId, '7000');
  expect(await leaders.standing({ accountId: one.accountId, line: 'spot' })).toMatchObject({ places: 500 });
});

test('a tier that was lost takes its share with it, and the one that was announced', async () => {
  const one = await newApplicant();
  const great = (worth: number) => copied(one, 'spot', copy(1, { worth: new Decimal(worth), sharePercent: 12 }));
  world.worth.set(one.accountId, '50000');
  great(500_000);
  await leaders.apply(one, 'spot', 12);
  await leaders.setShare(one.accountId, 'spot', 20);
  const terms = () => leaders.leaderOf(one.accountId, 'spot');
  expect(await terms()).toMatchObject({ sharePercent: 12, nextShare: { percent: 20 }, maxCopiers: 500, isOpen: true });
  // Platinum allows 14, bronze 10.
  great(100_000);
  expect(await terms()).toMatchObject({ sharePercent: 12, nextShare: { percent: 14 } });
  great(0);
  expect(await terms()).toMatchObject({ sharePercent: 10, nextShare: null });
  world.worth.set(one.accountId, '99');
  expect(await terms()).toMatchObject({ maxCopiers: 0, isOpen: false });
});

test('a place is full with its last copier, and those who wait are told in their order when one has left', async () => {
  const one = await newLeader();
  const { accountId } = one;
  const full = Array.from({ length: 100 }, (_, at) => copy(at + 1));
  for (const id of ['w-b', 'w-a', 'w-c']) await store.db.insert(user).values({ id, name: 'n', email: `${id}@example.com` });
  expect(await leaders.wait('w-a', accountId, 'spot', true)).toEqual(refused('leaderHasPlaces'));
  expect(await leaders.wait('w-a', 0, 'spot', true)).toEqual(refused('unknownLeader'));
  copied(one, 'spot', ...full);
  expect(await leaders.leaderOf(accountId, 'spot')).toMatchObject({ isOpen: false, maxCopiers: 100 });
  expect(await leaders.wait(one.userId, accountId, 'spot', true)).toEqual(refused('ownLeader'));
  const sinceMs = clock.nowMs;
  await leaders.wait('w-b', accountId, 'spot', true);
  await leaders.wait('w-a', accountId, 'spot', true);
  clock.nowMs += 1;
  await leaders.wait('w-c', accountId, 'spot', true);
  await leaders.wait('w-b', accountId, 'spot', true);
  expect(await leaders.waiting(accountId, 'spot')).toBe(3);
  const placeOf = async (userId: string) => (await leaders.waitingOf(userId)).map(({ place }) => place);
  expect(await leaders.waitingOf('w-b')).toEqual([{ leaderId: accountId, line: 'spot', sinceMs, place: 2 }]);
  expect([await placeOf('w-a'), await placeOf('w-c'), await placeOf('nobody')]).toEqual([[1], [3], []]);
  expect([await leaders.isWaiting('w-a', accountId, 'spot'), await leaders.isWaiting('w-a', accountId, 'futures')]).toEqual([true, false]);
  const copyEnded = [...ended].at(-1) ?? (() => undefined);
  copyEnded(accountId);
  // It asks no more than this does, and found no place.
  for (let time = 0; time < 3; time += 1) await leaders.leaderOf(accountId, 'spot');
  expect(told).toEqual([]);
  copied(one, 'spot', ...full.slice(2));
  copyEnded(accountId);
  await expect.poll(() => leaders.waiting(accountId, 'spot')).toBe(1);
  const words = { leader: String(accountId), leaderName: '', line: 'spot', venue: 'live' };
  expect(told).toEqual(['w-a', 'w-b'].map((userId) => [userId, 'leaderPlace', words, `leaderPlace ${accountId} spot ${clock.nowMs}`]));
  expect(await leaders.wait('w-c', accountId, 'spot', false)).toBeNull();
  expect(await leaders.isWaiting('w-c', accountId, 'spot')).toBe(false);
  expect(failed).toEqual([]);
});
