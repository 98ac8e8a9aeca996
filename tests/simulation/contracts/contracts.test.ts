// Contracts under random traffic: after each command all money is accounted for, longs are shorts, and nobody owes without a position.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { Applied, Exchange } from '#server/engine/exchange.ts';

import { searchSize } from '#tests/thorough.ts';
import { inWords } from '../in-words.ts';
import { everyMs, playCommands } from '../play-commands.ts';
import { contractReasons } from './contract-reasons.ts';
import { contractOpening } from './contract-venue.ts';
import { newWeather, randomContractCommand } from './random-contract-commands.ts';
import { randomSource } from '../random-commands.ts';
import { tellAgain } from '../restart/tell-again.ts';

function play(seed: number, count: number, after?: (exchange: Exchange, applied: Applied, command: Command) => void) {
  const random = randomSource(seed);
  const weather = newWeather();
  return playCommands({
    opening: contractOpening(),
    pace: everyMs(1),
    count,
    next: (exchange, _step, timeMs) => randomContractCommand(random, weather, timeMs, exchange.lastOrderId()),
    after,
  });
}

test('every unit is accounted for after each of many random commands', () => {
  const refusals = new Map<string, number>();
  const seen = new Map<string, number>();
  play(3, searchSize({ quick: 45_000, thorough: 200_000 }), (exchange, { reply, record }, command) => {
    const broken = exchange.checkInvariants();
    const said = inWords(command);
    assert.equal(broken.length, 0, `${broken.join('; ')} after ${said}`);
    if (!reply.ok) {
      refusals.set(reply.reason, (refusals.get(reply.reason) ?? 0) + 1);
      assert.deepEqual(
        record.events.filter(({ type }) => type === 'command-failed'),
        [],
        said,
      );
      assert.equal(record.events.length, 0, said);
    }
    for (const event of record.events) {
      const more = event.type === 'position-liquidated' ? `:${event.step}` : event.type === 'plan-closed' ? `:${event.outcome}` : '';
      const name = `${event.type}${more}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
  });
  expect(refusals.get('internal')).toBeUndefined();
  // Every account is at home here: only what nobody does on purpose is missing.
  expect([...contractReasons].filter((reason) => !refusals.has(reason))).toEqual(['no-mark-price', 'invalid-funding']);
  const wanted = [
    'trade-executed',
    'position-liquidated:taken',
    'position-liquidated:reduced',
    'position-deleveraged',
    'funding-paid',
    'contract-delivered',
    'plan-triggered',
    'plan-activated',
    'plan-closed:succeeded',
  ];
  expect(wanted.filter((name) => (seen.get(name) ?? 0) === 0)).toEqual([]);
});

test('the same commands give the same state, also through the journal’s bytes and from a snapshot in the middle', () => {
  const { commands, hash } = play(9, 6_000);
  expect(tellAgain(commands)).toEqual({ fromBytes: hash, fromSnapshot: hash });
});
