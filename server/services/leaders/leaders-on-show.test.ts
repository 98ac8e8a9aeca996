// Those who lead as others see them, in a real database: profiles, the board, an operator’s words, and a house that opens again.
import { afterAll, beforeEach, expect, test } from 'vitest';

import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';
import { copy, refused, startLeading } from '#tests/leading/lead-venue.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createLeaders } from './create-leaders.ts';
import type { LeaderPorts } from './leader-ports.ts';
import type { Applicant } from './leaders.ts';
import { leadersInDatabase } from './store/leaders-in-database.ts';

const store = await openTestStore();
const venue = startLeading(store);
const { clock, copied, done, failed, newApplicant, ports, reopen, told, world } = venue;
afterAll(venue.close);
const inPaper = leadersInDatabase(store.db, 'paper', ports.now);
let leaders = await reopen();
beforeEach(async () => {
  leaders = await reopen();
});

const newLeader = (line: LeaderLine = 'spot', sharePercent = 8) => venue.newLeader(leaders, line, sharePercent);

test('an operator’s words end leading, and let it not begin again before they are taken back', async () => {
  const one = await newLeader();
  const { accountId } = one;
  expect(await leaders.suspend(0, 'spot', 'why')).toEqual(refused('unknownLeader'));
  expect(await leaders.suspend(accountId, 'spot', 'wash trades')).toBeNull();
  const message = [one.userId, 'leaderSuspended', { reason: 'wash trades', line: 'spot' }, `${accountId} spot ${clock.nowMs}`];
  expect(told).toEqual([message]);
  expect(await leaders.find(accountId, 'spot')).toMatchObject({ status: LeaderStatus.left, suspendedReason: 'wash trades' });
  expect(await leaders.apply(one, 'spot', 8)).toEqual(refused('leaderSuspended', { reason: 'wash trades' }));
  done.length = 0;
  await leaders.suspend(accountId, 'spot', 'still');
  expect([done, told.length]).toEqual([[], 2]);
  expect([await leaders.suspend(accountId, 'spot', null), told.length]).toEqual([null, 2]);
  expect(await leaders.apply(one, 'spot', 8)).toBeNull();
});

test('a house that opens finishes what was on its way', async () => {
  const [starts, refusedOne, frozen, grown, whole] = [
    await newApplicant(),
    await newApplicant(),
    await newLeader(),
    await newLeader(),
    await newLeader(),
  ];
  const cut = new Error('the power is off');
  const broken = createLeaders({ ...ports, startLeading: () => Promise.reject(cut) });
  for (const one of [starts, refusedOne]) await expect(broken.apply(one, 'spot', 8)).rejects.toThrow(cut);
  const sub = await newApplicant(grown.userId);
  world.frozen.add(frozen.userId);
  world.families.set(grown.accountId, [grown.accountId]).set(whole.accountId, [whole.accountId]);
  copied(whole, 'spot', copy(6, { sharePercent: 9 }));
  done.length = 0;
  const startLeading: LeaderPorts['startLeading'] = async (accountId, line, familyIds) =>
    accountId === refusedOne.accountId ? 'leaderAccount' : ports.startLeading(accountId, line, familyIds);
  await createLeaders({ ...ports, startLeading }).resumed;
  const statusOf = async ({ accountId }: Applicant) => (await leaders.find(accountId, 'spot'))?.status;
  expect([await statusOf(starts), await statusOf(refusedOne), await statusOf(frozen)]).toEqual([
    LeaderStatus.leading,
    LeaderStatus.left,
    LeaderStatus.left,
  ]);
  expect((await leaders.find(refusedOne.accountId, 'spot'))?.endedMs).toBe(clock.nowMs);
  expect(done).toContainEqual(['start', grown.accountId, 'spot', [grown.accountId, sub.accountId]]);
  expect(done).not.toContainEqual(['start', whole.accountId, 'spot', [whole.accountId]]);
  expect(done).toContainEqual(['tell', [5006], `!share-${clock.nowMs}`, { action: 'share', percent: 8, next: null }]);
  await createLeaders({ ...ports, isFrozen: () => Promise.reject(cut) }).resumed;
  expect(failed).toContainEqual([{ err: cut }, 'leaders could not be resumed']);
});

test('a family that grew is told to the core for all who lead in it', async () => {
  const one = await newLeader();
  const sub = await newApplicant(one.userId);
  await leaders.familyGrew(sub.userId);
  expect(done).toEqual([['start', one.accountId, 'spot', [one.accountId, sub.accountId]]]);
  await leaders.leave(one.accountId, 'spot');
  done.length = 0;
  await leaders.familyGrew(sub.userId);
  expect(done).toEqual([]);
});

test('the board has those who lead, first ones first, and is looked up anew after five seconds', async () => {
  const [one, two] = [await newLeader('futures'), await newLeader('futures')];
  const onBoard = async () => (await leaders.board('futures')).map(({ leader }) => leader.accountId);
  const before = await onBoard();
  expect(before.slice(-2)).toEqual([one.accountId, two.accountId]);
  expect((await leaders.board('futures')).at(-1)?.standing).toEqual(await leaders.standing({ accountId: two.accountId, line: 'futures' }));
  await leaders.leave(one.accountId, 'futures');
  clock.nowMs += 4999;
  expect(await onBoard()).toEqual(before);
  clock.nowMs += 1;
  expect(await onBoard()).toEqual(before.filter((id) => id !== one.accountId));
  expect((await leaders.list('futures')).map(({ accountId }) => accountId)).toContain(one.accountId);
});

test('the exchange’s own leaders are told with their rules', async () => {
  await store.db.insert(user).values({ id: 'house', name: 'n', email: 'house@example.com' });
  await store.db.insert(exchangeAccounts).values({ accountId: 77, userId: 'house', createdAtMs: 1 });
  await leaders.apply({ userId: 'house', accountId: 77, mainId: 'house', mayLead: { spot: true, futures: true } }, 'spot', 8);
  expect(await leaders.houseRules()).toEqual(new Map([[77, 'trend']]));
});

test('whether anybody leads is asked once, and anew when somebody begins or leaves', async () => {
  const paper = createLeaders({ ...ports, store: inPaper, venue: 'paper' });
  expect(await paper.anybodyLeads('spot')).toBe(false);
  const one = await newApplicant();
  await paper.apply(one, 'spot', 8);
  expect([await paper.anybodyLeads('spot'), await paper.anybodyLeads('futures')]).toEqual([true, false]);
  expect([await leaders.find(one.accountId, 'spot'), await paper.list('futures')]).toEqual([null, []]);
  await paper.leave(one.accountId, 'spot');
  expect(await paper.anybodyLeads('spot')).toBe(false);
});

test('a profile is shown when an operator has looked at it, in play money at once', async () => {
  const { accountId } = await newApplicant();
  const profile = { name: 'Ann of_100', words: 'Slow and steady', picture: 'peaks' } as const;
  const none = { shown: null, sent: null, state: 'none', refusedReason: '' };
  expect([await leaders.profile(accountId), await leaders.profiles([]), await leaders.profiles([accountId])]).toEqual([
    none,
    new Map(),
    new Map(),
  ]);
  expect(await leaders.decideProfile(accountId, null)).toEqual(refused('profileNotWaiting'));
  expect(await leaders.sendProfile(accountId, profile)).toBeNull();
  expect(await leaders.profile(accountId)).toEqual({ ...none, sent: profile, state: 'waiting' });
  expect(await leaders.decideProfile(accountId, 'no')).toBeNull();
  expect(await leaders.profile(accountId)).toEqual({ ...none, sent: profile, state: 'refused', refusedReason: 'no' });
  expect(await leaders.decideProfile(accountId, null)).toEqual(refused('profileNotWaiting'));
  await leaders.sendProfile(accountId, profile);
  expect([await leaders.decideProfile(accountId, null), await leaders.named('of_1')]).toEqual([null, [accountId]]);
  expect(await leaders.profiles([accountId])).toEqual(new Map([[accountId, { ...none, shown: profile }]]));
  // No sign of the text stands for others; a number is that of an account.
  expect([await leaders.named('A_n'), await leaders.named('A%n'), await leaders.named('042'), await leaders.named('42')]).toEqual([
    [],
    [],
    [],
    [42],
  ]);
  const next = { ...profile, words: 'Quick' };
  await leaders.sendProfile(accountId, next);
  expect(await leaders.profile(accountId)).toEqual({ shown: profile, sent: next, state: 'waiting', refusedReason: '' });
  const play = createLeaders({ ...ports, store: inPaper, venue: 'paper' });
  await play.sendProfile(accountId + 500, profile);
  expect(await play.profile(accountId + 500)).toEqual({ ...none, shown: profile });
  expect([await leaders.profile(accountId + 500), await play.named('of_1')]).toEqual([none, [accountId + 500]]);
  expect(await leaders.sendProfile(accountId, { ...profile, name: 'Meridian' })).toEqual(refused('publicName'));
  expect(await leaders.sendProfile(accountId, { ...profile, words: 'see www.example.com' })).toEqual(refused('leaderWords'));
});
