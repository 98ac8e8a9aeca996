// The permissions of everybody: every call, every kind of caller, and every id replaced by somebody else's.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { registry } from '#lib/contract/registry.ts';
import { verificationHeader } from '#lib/contract/accounts/verification.ts';
import { isChanging } from '#lib/contract/wire/body.ts';
import { askAs, codeOf, createActors, type Actor } from './matrix-actors.ts';
import { groupedCalls } from './call-rows.ts';
import { expectedRefusal } from './matrix-refusals.ts';
import { chosen, namedOtherwise, noIds, ofOwnList, requestWith } from './matrix-samples.ts';
import { createVictim, mark, type Victim } from './matrix-victim.ts';
import { proofOf } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';

const calls: readonly AnyCall[] = registry;
const usersCalls = calls.filter(({ access }) => access === 'user');

let exchange: TestExchange;
let victim: Victim;
let actors: readonly Actor[];
beforeAll(async () => {
  exchange = await startTestExchange();
  victim = await createVictim(exchange);
  actors = await createActors(exchange, victim.who);
}, 180_000);
afterAll(() => exchange.close());

const fieldsOf = ({ request }: AnyCall): readonly string[] => {
  const { def } = request._zod;
  return def.type === 'object' && 'shape' in def ? Object.keys(Object(def.shape)) : [];
};
/** The fields of a call that name something of somebody's. */
const idFieldsOf = (call: AnyCall): readonly string[] => [
  ...fieldsOf(call).filter((field) => {
    if (noIds.includes(field) || (field === 'clientOid' && chosen(call.name))) return false;
    return /(Ids?|Oid)$/.test(field) || field === 'idLessThan';
  }),
  ...(namedOtherwise[call.name] ?? []),
];
const others = (): readonly Actor[] =>
  actors.filter(({ name }) => ['other user', 'sub-account', 'parent of another', 'demo user', 'trader'].includes(name));

test('every call has one row of who may make it, and no row names a call that is not there', () => {
  const listed = groupedCalls.map(([path]) => path);
  const there = calls.map(({ path }) => path);
  expect(there.filter((path) => !listed.includes(path))).toEqual([]);
  expect(listed.filter((path) => !there.includes(path))).toEqual([]);
  expect(listed.filter((path, place) => listed.indexOf(path) !== place)).toEqual([]);
});

test('who may call: every call turns away and lets in whom its group says, before it looks at what they want', async () => {
  const wrong: string[] = [];
  for (const call of calls)
    for (const actor of actors) {
      const { code } = await askAs(actor, call, { languageType: 'english' });
      const turnedAway = expectedRefusal(actor.name, call.path);
      // Whoever is let in is told what is wrong with the request.
      const expected = turnedAway === null ? codeOf('invalidField') : codeOf(turnedAway);
      if (code !== expected) wrong.push(`${actor.name} at ${call.path}: ${code}, not ${expected}`);
    }
  expect(wrong).toEqual([]);
}, 180_000);

test('every id of a call has one of somebody else to be replaced by', () => {
  const unknown = usersCalls.flatMap((call) =>
    idFieldsOf(call)
      .filter((field) => !['list', 'groups'].includes(field) && (victim.ids[field]?.length ?? 0) === 0)
      .map((field) => `${call.path} ${field}`),
  );
  expect(unknown).toEqual([]);
  expect(usersCalls.filter((call) => idFieldsOf(call).length > 0).length).toBeGreaterThan(40);
});

test('every id replaced by somebody else’s: nothing of the victim is told, nothing is changed', async () => {
  const before = await victim.fingerprint();
  const wrong: string[] = [];
  let asked = 0;
  for (const actor of others()) {
    const ownId = (await actor.who.call(userInfo, {})).userInfo.userId;
    for (const call of usersCalls)
      for (const field of idFieldsOf(call))
        for (const id of victim.ids[field] ?? victim.ids['orderId'] ?? []) {
          const { verification } = call;
          const proof = verification !== undefined && actor.proves ? await proofOf(actor.who, verification) : null;
          const request = requestWith(call.name, { field, id, ownId });
          const answer = await askAs(actor, call, request, proof === null ? {} : { [verificationHeader]: proof });
          asked += 1;
          const text = JSON.stringify(answer.data);
          const said = `${actor.name} at ${call.path} with ${field}: ${answer.code} ${answer.msg} ${text.slice(0, 200)}`;
          if (text.includes(mark) || text.includes(victim.userId)) wrong.push(`told of the victim: ${said}`);
          // A field that is not well-formed proves nothing; a fault of ours is none of the refusals.
          if (answer.code === codeOf('invalidField') || answer.httpStatus >= 500) wrong.push(`not tried: ${said}`);
          if (!isChanging(call) || answer.code !== '00000' || ofOwnList.includes(call.name)) continue;
          // A call that answers each part by itself has done none of them.
          if (!/"(orderIds|planIds)":\[\]|"code":"\d+"|"list":\[/.test(text)) wrong.push(`done: ${said}`);
        }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(400);
  expect(await victim.fingerprint()).toBe(before);
}, 180_000);

test('calls that name nobody reach nobody else', async () => {
  const before = await victim.fingerprint();
  const [other] = others();
  if (other === undefined) throw new Error('there is somebody else');
  const lines = [{}, { businessLine: 10 }, { symbolId: 'BTCUSDT_SPBL' }, { symbolId: 'BTCUSDT_UMCBL' }, { timeoutMs: 1000 }];
  for (const call of usersCalls) {
    for (const request of lines) {
      const { data, httpStatus } = await askAs(other, call, request);
      expect(JSON.stringify(data)).not.toContain(mark);
      expect(httpStatus).toBeLessThan(500);
    }
    // Some of them lead to the other world.
    await other.who.call(leavePaper, {});
  }
  expect(await victim.fingerprint()).toBe(before);
}, 180_000);

test('nobody speaks for another by saying so', async () => {
  const before = await victim.fingerprint();
  const [other] = others();
  if (other === undefined) throw new Error('there is somebody else');
  const claims = { userId: victim.userId, accountId: 1000, ownerId: victim.userId, mainId: victim.userId };
  const wrong: string[] = [];
  for (const call of usersCalls) {
    const { code, data } = await askAs(other, call, claims, { 'user-id': victim.userId, 'x-user-id': victim.userId });
    if (JSON.stringify(data).includes(mark)) wrong.push(`${call.path} listens`);
    if (isChanging(call) && code === '00000') wrong.push(`${call.path}: ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(await victim.fingerprint()).toBe(before);
}, 180_000);

test('every refusal has one code, and no two the same but where the specification says so', () => {
  const codes = Object.values(errorCodes);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});
