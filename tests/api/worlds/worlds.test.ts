// A world of one's own from its making to its end: its clock, its grid, a bad day, funds, sleep, and how many there may be.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { changeWorld } from '#lib/contract/calls/v1/world/change.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { setWorldGrid } from '#lib/contract/calls/v1/world/grid.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { startWorldAnew } from '#lib/contract/calls/v1/world/startAnew.ts';
import { errorCodes, type ErrorKey } from '#lib/contract/errors.ts';
import { forgetGuests } from '#server/forget-guests.ts';
import { forgetIdleGuests, guestIdleMs } from '#server/services/accounts/guests.ts';
import { WorldUnavailable, type WorldProblem } from '#server/worlds/worlds.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { openWorldOf, startMs } from './world-people.ts';

let exchange: TestExchange;
let owner: Visitor;
let worldId: string;
beforeAll(async () => {
  exchange = await startTestExchange();
  owner = await createTrader(exchange);
  worldId = await openWorldOf(owner);
});
afterAll(() => exchange.close());

const code = (key: ErrorKey): string => errorCodes[key];
const runOf = async () => (await owner.call(getWorld, { worldId })).run;

test('a new world stands still at its beginning, and its owner has the first seat', async () => {
  const { world, run, seats, links, problem } = await owner.call(getWorld, { worldId });
  const clock = { timeMs: startMs, gridMs: 250, speed: 0, untilMs: null };
  expect(world).toMatchObject({ worldId, name: 'Practice', colour: 'blue', role: 'owner', seatNumber: 1, kept: false, clock });
  expect(run).toMatchObject({ ...clock, symbols: ['BTCUSDT'], seed: 'a “seed”', startMs, scenario: null });
  expect(run?.sequence).toBeGreaterThan(10);
  expect(world.bytes).toBeGreaterThan(1000);
  expect(seats).toMatchObject([{ role: 'owner', seatNumber: 1, isMine: true }]);
  expect([links, problem]).toEqual([[], null]);
  expect((await owner.call(getWorlds, {})).list).toEqual([world]);
});

test('left out, its beginning is this minute, with bitcoin and its contract, from a seed that it tells', async () => {
  const before = Date.now();
  const made = await owner.call(createWorld, { name: ' Second ', colour: 'rose', gridMs: 15_000 });
  expect(made).toMatchObject({ name: 'Second', colour: 'rose', clock: { gridMs: 15_000 } });
  const { run } = await owner.call(getWorld, { worldId: made.worldId });
  expect(run?.symbols).toEqual(['BTCUSDT', 'BTCUSDT_UMCBL']);
  expect(run?.seed.length).toBeGreaterThan(20);
  expect(run?.startMs).toBe(Math.floor((run?.startMs ?? 0) / 60_000) * 60_000);
  expect(run?.startMs).toBeGreaterThan(before - 61_000);
  await owner.call(removeWorld, { worldId: made.worldId });
  expect(existsSync(join(exchange.dataDir, 'worlds', made.worldId))).toBe(false);
  expect((await owner.try(getWorld, { worldId: made.worldId })).code).toBe(code('unknownWorld'));
});

test('a contract may be there alone, without the market of its coin', async () => {
  const made = await owner.call(createWorld, { name: 'Alone', symbols: ['BTCUSDT_UMCBL'], startMs });
  expect((await owner.call(getWorld, { worldId: made.worldId })).run?.symbols).toEqual(['BTCUSDT_UMCBL']);
  await owner.call(removeWorld, { worldId: made.worldId });
});

test.each([
  [{ symbols: ['BTCUSDT', 'NOSUCH'] }, code('symbolNotOpen')],
  [{ symbols: [] }, '40020'],
  [{ symbols: ['BTCUSDT', 'BTCUSDT'] }, '40020'],
  [{ startMs: startMs + 1 }, '40020'],
  [{ gridMs: 500 }, '40020'],
  [{ seed: 'x'.repeat(201) }, '40020'],
  [{ name: '   ' }, '40020'],
])('no world begins with %j', async (wrong, expected) => {
  expect((await owner.try(createWorld, { name: 'Wrong', ...wrong })).code).toBe(expected);
  expect((await owner.call(getWorlds, {})).list).toHaveLength(1);
});

test('time goes forward alone, in steps and at the speeds that the grid allows', async () => {
  const clock = (request: object) => owner.try(setWorldClock, { worldId, ...request });
  expect(await clock({ action: 'step', ms: 90_000 })).toMatchObject({ data: { timeMs: startMs + 90_000, speed: 0 } });
  expect(await clock({ action: 'run', speed: 10, untilMs: startMs + 200_000 })).toMatchObject({
    data: { speed: 10, untilMs: startMs + 200_000 },
  });
  expect(await clock({ action: 'run', speed: 10, untilMs: startMs + 90_000 })).toMatchObject({ code: code('worldTimePassed') });
  for (const speed of [11, 60, 'fastest'])
    expect(await clock({ action: 'run', speed })).toMatchObject({ code: code('worldSpeed'), params: { max: 10 } });
  for (const request of [
    { action: 'run' },
    { action: 'run', speed: 0 },
    { action: 'run', speed: 2.5 },
    { action: 'step' },
    { action: 'step', ms: 0 },
    { action: 'step', ms: 1_500_001 },
  ])
    expect(await clock(request)).toMatchObject({ code: '40020' });
  // Nothing of what was refused has touched the clock.
  expect(await runOf()).toMatchObject({ timeMs: startMs + 90_000, speed: 10 });
  expect(await clock({ action: 'stop' })).toMatchObject({ data: { speed: 0, untilMs: null } });
});

test('another grid allows other speeds, and is refused while it would have to slow down', async () => {
  const wide = await owner.call(setWorldGrid, { worldId, gridMs: 1000 });
  expect(wide).toMatchObject({ gridMs: 1000 });
  expect(await owner.call(setWorldClock, { worldId, action: 'run', speed: 60 })).toMatchObject({ speed: 60 });
  expect(await owner.try(setWorldGrid, { worldId, gridMs: 250 })).toMatchObject({ code: code('worldSpeed'), params: { max: 10 } });
  await owner.call(setWorldGrid, { worldId, gridMs: 15_000 });
  expect(await owner.call(setWorldClock, { worldId, action: 'run', speed: 'fastest' })).toMatchObject({ speed: 'fastest' });
  expect((await owner.call(getWorlds, {})).list[0]?.clock).toMatchObject({ speed: 'fastest', gridMs: 15_000 });
  await owner.call(setWorldClock, { worldId, action: 'stop' });
});

test('a bad day begins, gives way to another one, and ends', async () => {
  const steer = (request: object) => owner.try(setWorldScenario, { worldId, ...request });
  expect(await steer({ action: 'end' })).toMatchObject({ code: code('noScenario') });
  expect(await steer({ action: 'begin' })).toMatchObject({ code: '40020' });
  const timeMs = startMs + 90_000;
  expect(await steer({ action: 'begin', kind: 'crash', seed: 'a “day”' })).toMatchObject({
    data: { scenario: { kind: 'crash', seed: 'a “day”', startMs: timeMs } },
  });
  const random = await owner.call(setWorldScenario, { worldId, action: 'begin', kind: 'squeeze' });
  expect(random.scenario).toMatchObject({ kind: 'squeeze' });
  expect(random.scenario?.seed).toMatch(/^\w{8}$/);
  expect(await steer({ action: 'end' })).toMatchObject({ data: { scenario: null } });
});

test('funds come to the seat', async () => {
  const before = await runOf();
  const after = await owner.call(fundWorldSeat, { worldId, coin: 'USDT', amount: '250.5' });
  expect(after.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(exchange.houseOfWorlds.log.at(-1)).toBe('{"order":"fund","seat":1,"coin":"USDT","amount":"250.5"}');
  expect(await owner.try(fundWorldSeat, { worldId, coin: 'ETH', amount: '1' })).toMatchObject({ code: code('unknownCoin') });
  expect(await owner.try(fundWorldSeat, { worldId, coin: 'USDT', amount: '0.0000000001' })).toMatchObject({ status: 'error' });
  expect(await owner.try(fundWorldSeat, { worldId, coin: 'USDT', amount: '1', seatId: '999999' })).toMatchObject({
    code: code('noWorldSeat'),
  });
});

test('the same inputs give the same hash, and a new start is the same beginning', async () => {
  const fresh = await owner.call(startWorldAnew, { worldId });
  expect(fresh).toMatchObject({ timeMs: startMs, gridMs: 250, scenario: null, seed: 'a “seed”' });
  const play = async (named: string): Promise<string> => {
    await owner.call(fundWorldSeat, { worldId: named, coin: 'USDT', amount: '100' });
    await owner.call(setWorldScenario, { worldId: named, action: 'begin', kind: 'crash', seed: 'same' });
    return (await owner.call(setWorldClock, { worldId: named, action: 'step', ms: 3000 })).hash;
  };
  const twin = await openWorldOf(owner, 'Twin');
  expect(await play(worldId)).not.toBe(fresh.hash);
  const { hash } = await owner.call(setWorldClock, { worldId, action: 'stop' });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await owner.call(removeWorld, { worldId: twin });
});

test('one that sleeps is there as it was, and wakes when somebody looks', async () => {
  const before = await runOf();
  await exchange.houseOfWorlds.sleep();
  expect((await owner.call(getWorlds, {})).list).toMatchObject([{ worldId, clock: null }]);
  const changed = await owner.call(changeWorld, { worldId, name: 'Kept', colour: 'amber', kept: true, runsOn: true });
  expect(changed).toMatchObject({ name: 'Kept', colour: 'amber', kept: true, runsOn: true, clock: null });
  expect(await owner.call(changeWorld, { worldId, kept: false })).toMatchObject({ name: 'Kept', kept: false, runsOn: true, clock: null });
  expect(await owner.call(changeWorld, { worldId })).toMatchObject({ name: 'Kept', colour: 'amber' });
  expect(await exchange.services.worlds.runsOn(worldId)).toBe(true);
  const after = await runOf();
  expect(after).toMatchObject({ timeMs: before?.timeMs, seed: before?.seed });
  // The word that it is awake again is the one new command.
  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
});

test('two are awake at once, five are there, and many at the same moment are no way around', async () => {
  const many = await createTrader(exchange);
  const wish = (place: number) => ({ name: `World ${place}`, symbols: ['BTCUSDT'], seed: '', startMs });
  const run = { action: 'run', speed: 1 } as const;
  const begun = async (place: number) => {
    const made = await many.try(createWorld, wish(place));
    for (const { worldId: id, clock } of (await many.call(getWorlds, {})).list)
      if (clock?.speed === 0) await many.call(setWorldClock, { worldId: id, ...run });
    return made.code;
  };
  // Those that go on do not give way; those that stand still do, the longest unseen first.
  expect([await begun(1), await begun(2)]).toEqual(['00000', '00000']);
  const race = await Promise.all([3, 4].map((place) => many.try(createWorld, wish(place))));
  expect(race.map((answer) => answer.code)).toEqual([code('worldAwakeLimit'), code('worldAwakeLimit')]);
  const ids = async () => (await many.call(getWorlds, {})).list.map((one) => one.worldId);
  for (const id of await ids()) await many.call(setWorldClock, { worldId: id, action: 'stop' });
  for (const place of [5, 6, 7]) await many.call(createWorld, wish(place));
  expect(await many.try(createWorld, wish(8))).toMatchObject({ code: code('worldLimit'), params: { limit: 5 } });
  const awake = (await many.call(getWorlds, {})).list.filter(({ clock }) => clock !== null);
  expect(awake.map(({ name }) => name)).toEqual(['World 6', 'World 7']);
  for (const { worldId: id } of awake) await many.call(setWorldClock, { worldId: id, ...run });
  const woken = await Promise.all((await ids()).map((id) => many.call(getWorld, { worldId: id })));
  expect(woken.map(({ problem }) => problem).filter((problem) => problem === null)).toHaveLength(2);
  expect(woken.filter(({ problem, run }) => problem === code('worldAwakeLimit') && run === null)).toHaveLength(3);
  const asleep = woken.find(({ run }) => run === null)?.world.worldId ?? '';
  expect(await many.try(setWorldClock, { worldId: asleep, action: 'step', ms: 250 })).toMatchObject({
    code: code('worldAwakeLimit'),
    params: { limit: 2 },
  });
  // Neither name nor end of one needs it awake.
  await many.call(changeWorld, { worldId: asleep, name: 'Asleep' });
  await many.call(removeWorld, { worldId: asleep });
  expect(await ids()).toHaveLength(4);
});

test('a guest has one awake', async () => {
  const guest = createVisitor(exchange);
  await guest.call(enterAsGuest, {});
  const first = await openWorldOf(guest);
  await guest.call(setWorldClock, { worldId: first, action: 'run', speed: 1 });
  expect(await guest.try(createWorld, { name: 'Another' })).toMatchObject({ code: code('worldAwakeLimit'), params: { limit: 1 } });
  await exchange.houseOfWorlds.sleep();
  const second = await openWorldOf(guest);
  await guest.call(setWorldClock, { worldId: second, action: 'run', speed: 1 });
  expect(await guest.call(getWorld, { worldId: first })).toMatchObject({ run: null, problem: code('worldAwakeLimit') });
});

const problems: readonly [WorldProblem, ErrorKey, number][] = [
  ['worldGone', 'unknownWorld', 200],
  ['worldsAwake', 'worldsFull', 503],
  ['worldsOnDisk', 'worldsFull', 503],
  ['worldFull', 'worldFull', 200],
  ['worldDamaged', 'worldDamaged', 200],
  ['tapeDamaged', 'worldTapeDamaged', 200],
  ['worldsAway', 'worldsAway', 503],
];
test.each(problems)('a house that answers %s is told as %s', async (problem, key, httpStatus) => {
  exchange.houseOfWorlds.fail(new WorldUnavailable(problem, 'for the test'));
  expect(await owner.try(setWorldClock, { worldId, action: 'stop' })).toMatchObject({ code: code(key), httpStatus });
  await exchange.houseOfWorlds.sleep();
  const cannotWake = { data: { world: { name: 'Kept' }, run: null, problem: code(key) } };
  const told = problem === 'worldGone' ? { code: code(key), data: null } : cannotWake;
  expect(await owner.try(getWorld, { worldId })).toMatchObject(told);
  const other = await createTrader(exchange);
  expect((await other.try(createWorld, { name: 'None' })).code).toBe(code(key));
  exchange.houseOfWorlds.fail(null);
  // Nothing half made is left behind.
  await exchange.services.worlds.tidy();
  expect((await other.call(getWorlds, {})).list).toEqual([]);
  await other.call(createWorld, { name: 'One' });
});

test('one that is damaged begins anew without being woken first', async () => {
  await exchange.houseOfWorlds.sleep();
  exchange.houseOfWorlds.fail(new WorldUnavailable('worldDamaged', 'for the test'));
  expect(await owner.call(startWorldAnew, { worldId })).toMatchObject({ timeMs: startMs });
});

test('guests who are forgotten take their worlds along, folders too', async () => {
  const guest = createVisitor(exchange);
  await guest.call(enterAsGuest, {});
  const folder = join(exchange.dataDir, 'worlds', await openWorldOf(guest));
  expect(existsSync(folder)).toBe(true);
  const idle = () => forgetIdleGuests(exchange.store.db, Date.now() + guestIdleMs + 60_000);
  const log = { info: () => undefined, error: () => undefined };
  const stop = forgetGuests({ accounts: { forgetIdleGuests: idle }, worlds: exchange.services.worlds, rooms: null, log });
  await expect.poll(() => existsSync(folder)).toBe(false);
  stop();
  expect(existsSync(join(exchange.dataDir, 'worlds', worldId))).toBe(true);
});
