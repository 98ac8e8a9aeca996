// The exchange as a whole: faults stop one command, snapshots and the journal's bytes tell the same story.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { driver, openingCommands, randomCommand, randomSource, users } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';
import type { Command } from './command.ts';
import { createExchange, restoreExchange } from './exchange.ts';
import { units } from './units.ts';

/** A command whose handler fails when it reads a field. */
const poisoned = (field: 'clientOid' | 'reference', command: Command): Command =>
  Object.defineProperty({ ...command }, field, {
    enumerable: true,
    get: () => {
      throw new Error('poison');
    },
  });

test.each([
  ['place', poisoned('clientOid', commandOf('ann buys 10 @ 100'))],
  ['deposit', poisoned('reference', { type: 'credit-deposit', accountId: 1000, assetId: 0, units: units(5n), reference: 'x' })],
])('a handler that throws (%s) is answered as internal, told with its reason, changes nothing, and the exchange goes on', (_, command) => {
  const venue = openScriptedVenue();
  venue.say('ann buys 10 @ 99');
  const hash = venue.exchange.stateHash();
  const { reply, record } = venue.apply(command);
  expect(reply).toMatchObject({ ok: false, reason: 'internal' });
  expect(record.events).toEqual([{ type: 'command-failed', message: 'poison' }]);
  expect(venue.exchange.stateHash()).toBe(hash);
  expect(venue.say('bob sells 4 @ 99')).toContain('4 @ 99 from #1');
});

test('a command that is none is answered as internal', () => {
  const venue = openScriptedVenue();
  const nonsense: Command = JSON.parse('{"type":"print-money"}');
  expect(venue.apply(nonsense).reply).toMatchObject({ ok: false, reason: 'internal' });
  expect(venue.say('ann buys 10 @ 99')).toBe('#1; bid 99: 10');
});

test('a balance that would not fit is not credited, and its reference is not used up', () => {
  const venue = openScriptedVenue();
  const fund = (turn: number): Command => ({
    type: 'credit-deposit',
    accountId: 2,
    assetId: 1,
    units: venue.exchange.balances(2)[1]?.available ?? units(0n),
    reference: `fund:${turn}`,
  });
  // Each deposit doubles what is there, until a single one is too large to be an order's worth.
  let turn = 0;
  while (venue.apply(fund(turn)).reply.ok) turn += 1;
  expect(venue.holds('maker')).toBe(`1000+0 COIN, ${100_000n * 2n ** BigInt(turn)}+0 CASH`);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('a snapshot whose books are unsound moves nobody’s money', () => {
  const venue = openScriptedVenue();
  venue.say('ann buys 10 @ 99');
  const text = new TextDecoder().decode(venue.exchange.snapshot());
  const forged = restoreExchange(new TextEncoder().encode(text.replace('"99010"', '"99011"')));
  expect(forged.checkInvariants()).not.toEqual([]);
  expect(driver(forged)(commandOf('bob sells 4 @ 99')).reply).toMatchObject({ ok: false, reason: 'internal' });
});

test('another version of a snapshot is refused', () => {
  const text = new TextDecoder().decode(createExchange().snapshot()).replace(/"version":\d+/, '"version":999');
  expect(() => restoreExchange(new TextEncoder().encode(text))).toThrow('version 999');
});

test('cut anywhere by a snapshot, history ends in the same state', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 4 }), (seed, cuts) => {
      const random = randomSource(seed);
      const straight = createExchange();
      const sendStraight = driver(straight);
      let cut = createExchange();
      let sendCut = driver(cut);
      for (const command of openingCommands()) {
        sendStraight(command);
        sendCut(command);
      }
      for (let step = 0; step < 400; step += 1) {
        if (cuts.includes(step)) {
          cut = restoreExchange(cut.snapshot());
          sendCut = driver(cut);
        }
        const command = randomCommand(random, step, straight.lastOrderId());
        const [one, other] = [sendStraight(command), sendCut(command)];
        expect(other.record.events).toEqual(one.record.events);
      }
      expect(cut.stateHash()).toBe(straight.stateHash());
      for (const user of users) expect(cut.openOrders(user)).toEqual(straight.openOrders(user));
      expect(cut.snapshot()).toEqual(straight.snapshot());
    }),
    { numRuns: searchSize({ quick: 8, thorough: 25 }), seed: 77 },
  );
});
