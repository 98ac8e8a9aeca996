// The state that a restart must not change: whatever can be asked of the exchange is answered as before, from a snapshot, a replay, and both.
import assert from 'node:assert/strict';

import { describe, expect, test } from 'vitest';

import { ByteWriter } from '#server/engine/codec/byte-writer.ts';
import { decodeCommand, encodeCommand } from '#server/engine/codec/command-codec.ts';
import { createExchange, restoreExchange, type Exchange } from '#server/engine/exchange.ts';
import { viewNames } from '#server/engine/views.ts';
import { searchSize } from '#tests/thorough.ts';

import { inWords } from '../in-words.ts';
import { playTraffic, trafficNames } from './restart-traffics.ts';

type Answers = ReturnType<typeof answers>;
const answers = (exchange: Exchange) => [...exchange.everyAnswer()];

/** One by one: which view it is that says something else is what one wants to know. */
function assertSame(after: Answers, before: Answers, where: string): void {
  for (const [at, expected] of before.entries())
    assert.deepEqual(after[at], expected, `${expected.view} of ${inWords(expected.asked)} ${where}`);
  assert.equal(after.length, before.length, where);
}

/** The members that are not asked, and change or check the state instead. */
const actions = ['apply', 'replay', 'everyAnswer', 'stateHash', 'snapshot', 'checkInvariants'];

test('whatever can be asked of the exchange is among the views that are compared here', () => {
  expect(Object.keys(createExchange()).toSorted()).toEqual([...viewNames, ...actions].toSorted());
});

describe.each(trafficNames)('after a restart in the middle of %s', (name) => {
  const commands = searchSize({ quick: 500, thorough: 6_000 });
  const seeds = Array.from({ length: searchSize({ quick: 1, thorough: 6 }) }, (_, index) => index + 1);

  test.each(seeds)(
    'every view says the same (seed %i)',
    (seed) => {
      const exchange = createExchange();
      const straight = createExchange();
      const writer = new ByteWriter();
      const asked = new Set<string>();
      let restarted = createExchange();
      playTraffic(name, { seed, commands, exchange }, (command, sequence, timeMs) => {
        writer.clear();
        encodeCommand(command, writer);
        const stamped = { sequence, timeMs, command: decodeCommand(writer.copy()) };
        straight.replay(stamped);
        restarted.replay(stamped);
        // Often while the venue opens, since that is where little has happened yet; then seldom.
        if (sequence > 60 && sequence % 23 !== 0) return;
        const before = answers(exchange);
        const where = `after command ${sequence}: ${command.type}`;
        for (const { view, asked: question } of exchange.everyAnswer()) if (question.length > 0) asked.add(view);
        assertSame(answers(restoreExchange(exchange.snapshot())), before, `from the snapshot ${where}`);
        assertSame(answers(straight), before, `replayed ${where}`);
        assertSame(answers(restarted), before, `from earlier snapshots and replayed ${where}`);
        assert.equal(restarted.stateHash(), exchange.stateHash(), where);
        restarted = restoreExchange(restarted.snapshot());
      });
      expect(asked).toContain('futures');
    },
    600_000,
  );

  test('what a command changes in any view changes the fingerprint too', () => {
    const exchange = createExchange();
    let [hash, said] = ['', answers(exchange)];
    let changes = 0;
    playTraffic(name, { seed: 3, commands: searchSize({ quick: 200, thorough: 5_000 }), exchange }, (command, sequence) => {
      const [hashAfter, saidAfter] = [exchange.stateHash(), answers(exchange)];
      if (hashAfter === hash) assertSame(saidAfter, said, `after command ${sequence}: ${command.type}`);
      else changes += 1;
      [hash, said] = [hashAfter, saidAfter];
    });
    expect(changes).toBeGreaterThan(50);
  }, 600_000);
});
