// The rights in a world: the owner, a trader, an onlooker and somebody without a seat, at each call.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { changeWorld } from '#lib/contract/calls/v1/world/change.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { setWorldFault } from '#lib/contract/calls/v1/world/fault.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { setWorldGrid } from '#lib/contract/calls/v1/world/grid.ts';
import { joinWorld } from '#lib/contract/calls/v1/world/join.ts';
import { leaveWorld } from '#lib/contract/calls/v1/world/leave.ts';
import { createWorldLink } from '#lib/contract/calls/v1/world/link/create.ts';
import { revokeWorldLink } from '#lib/contract/calls/v1/world/link/revoke.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { freezeWorldSeat } from '#lib/contract/calls/v1/world/seat/freeze.ts';
import { removeWorldSeat } from '#lib/contract/calls/v1/world/seat/remove.ts';
import { startWorldAnew } from '#lib/contract/calls/v1/world/startAnew.ts';
import { registry } from '#lib/contract/registry.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createPeople, settle, type WorldPeople } from './world-people.ts';

let exchange: TestExchange;
let people: WorldPeople;
beforeAll(async () => {
  exchange = await startTestExchange();
  people = await createPeople(exchange);
});
afterAll(() => exchange.close());

const done = '00000';
const noPermission = '23140';
const unknownWorld = '50400';
const noSeat = '50401';
const ownerAlone = { owner: done, trader: noPermission, onlooker: noPermission, stranger: noSeat };

type Settled = Awaited<ReturnType<typeof settle>>;
type Row = readonly [
  name: string,
  call: AnyCall,
  request: (world: Settled) => object,
  answers: Readonly<Record<keyof WorldPeople, string>>,
];

const rows: readonly Row[] = [
  ['looks at it', getWorld, () => ({}), { owner: done, trader: done, onlooker: done, stranger: noSeat }],
  ['names it', changeWorld, () => ({ name: 'Mine', kept: true }), ownerAlone],
  ['lets it run', setWorldClock, () => ({ action: 'run', speed: 10 }), ownerAlone],
  ['lets it take a step', setWorldClock, () => ({ action: 'step', ms: 500 }), ownerAlone],
  ['sets its grid', setWorldGrid, () => ({ gridMs: 1000 }), ownerAlone],
  ['begins a bad day', setWorldScenario, () => ({ action: 'begin', kind: 'crash', seed: 'one' }), ownerAlone],
  ['delists a market', setWorldScenario, () => ({ action: 'delist', symbol: 'BTCUSDT' }), ownerAlone],
  ['sets a fault', setWorldFault, () => ({ kind: 'lost-answer' }), ownerAlone],
  ['sets a fault of a seat', setWorldFault, ({ seats }) => ({ kind: 'partial-fill', seatId: seats.trader }), ownerAlone],
  [
    'sets a fault of a seat that only looks on',
    setWorldFault,
    ({ seats }) => ({ kind: 'repeated-fill', seatId: seats.onlooker }),
    { ...ownerAlone, owner: noPermission },
  ],
  ['begins it anew', startWorldAnew, () => ({}), ownerAlone],
  ['invites', createWorldLink, () => ({ role: 'onlooker' }), ownerAlone],
  ['closes a link', revokeWorldLink, ({ linkId }) => ({ linkId }), ownerAlone],
  [
    'funds the own seat',
    fundWorldSeat,
    () => ({ coin: 'USDT', amount: '1' }),
    { owner: done, trader: done, onlooker: noPermission, stranger: noSeat },
  ],
  [
    'funds the trader’s seat',
    fundWorldSeat,
    ({ seats }) => ({ coin: 'USDT', amount: '1', seatId: seats.trader }),
    { owner: done, trader: done, onlooker: noPermission, stranger: noSeat },
  ],
  ['funds the owner’s seat', fundWorldSeat, ({ seats }) => ({ coin: 'USDT', amount: '1', seatId: seats.owner }), ownerAlone],
  [
    'funds a seat that only looks on',
    fundWorldSeat,
    ({ seats }) => ({ coin: 'USDT', amount: '1', seatId: seats.onlooker }),
    { ...ownerAlone, owner: noPermission },
  ],
  ['takes a seat away', removeWorldSeat, ({ seats }) => ({ seatId: seats.trader }), ownerAlone],
  ['takes the owner’s seat away', removeWorldSeat, ({ seats }) => ({ seatId: seats.owner }), { ...ownerAlone, owner: noPermission }],
  ['freezes a seat', freezeWorldSeat, ({ seats }) => ({ seatId: seats.trader, frozen: true }), ownerAlone],
  ['freezes the own seat', freezeWorldSeat, ({ seats }) => ({ seatId: seats.owner, frozen: true }), ownerAlone],
  [
    'freezes a seat that only looks on',
    freezeWorldSeat,
    ({ seats }) => ({ seatId: seats.onlooker, frozen: true }),
    { ...ownerAlone, owner: noPermission },
  ],
  ['leaves', leaveWorld, () => ({}), { owner: noPermission, trader: done, onlooker: done, stranger: noSeat }],
  ['removes it', removeWorld, () => ({}), ownerAlone],
];

/** For whoever comes: they name no world. */
const withoutWorld: readonly AnyCall[] = [createWorld, getWorlds, joinWorld];

test('every call that names a world has a row', () => {
  const calls: readonly AnyCall[] = registry;
  const worlds = calls.filter(({ path }) => path.startsWith('v1/world/'));
  const named = [...new Set([...rows.map(([, call]) => call), ...withoutWorld])];
  expect(named.map(({ path }) => path).toSorted()).toEqual(worlds.map(({ path }) => path).toSorted());
});

test.each(rows)('who %s', async (_name, call, requestOf, answers) => {
  const settled = await settle(people);
  const { worldId } = settled;
  const request = { worldId, ...requestOf(settled) };
  const given: Record<string, string> = {};
  // The owner last: what he may take away is there for the others.
  for (const name of ['stranger', 'onlooker', 'trader', 'owner'] as const) given[name] = (await people[name].try(call, request)).code;
  expect(given).toEqual(answers);
  await people.owner.try(removeWorld, { worldId });
  for (const who of Object.values(people)) expect((await who.try(call, request)).code).toBe(unknownWorld);
});

test('nothing that was refused has been done', async () => {
  const settled = await settle(people);
  const { worldId } = settled;
  const before = await people.owner.call(getWorld, { worldId });
  for (const name of ['stranger', 'onlooker'] as const)
    for (const [, call, requestOf] of rows)
      if (call !== getWorld && call !== leaveWorld) await people[name].try(call, { worldId, ...requestOf(settled) });
  expect(await people.owner.call(getWorld, { worldId })).toEqual(before);
});

test('links are told to the owner alone, and a token to nobody once it was told', async () => {
  const [{ list }] = [await people.owner.call(getWorlds, {})];
  const worldId = list[0]?.worldId ?? '';
  const seen = await people.owner.call(getWorld, { worldId });
  expect(seen.links.map(({ role }) => role)).toEqual(['onlooker', 'trader']);
  expect(JSON.stringify(seen.links)).not.toMatch(/[\w-]{32}/);
  expect((await people.trader.call(getWorld, { worldId })).links).toEqual([]);
  expect((await people.onlooker.call(getWorld, { worldId })).links).toEqual([]);
});
