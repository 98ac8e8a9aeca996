// Money is neither made nor lost: after each of many random commands, and however the history is told again.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import type { Applied, Exchange } from '#server/engine/exchange.ts';

import { searchSize } from '#tests/thorough.ts';
import { everyMs, playCommands } from './play-commands.ts';
import { openingCommands, randomCommand, randomSource } from './random-commands.ts';
import { tellAgain } from './restart/tell-again.ts';

/** Plays random traffic and returns it; `after` sees the outcome of each command. */
function play(seed: number, count: number, after?: (exchange: Exchange, applied: Applied) => void) {
  const random = randomSource(seed);
  return playCommands({
    opening: openingCommands(),
    pace: everyMs(1),
    count,
    next: (exchange, step) => randomCommand(random, step, exchange.lastOrderId()),
    after,
  });
}

const commandCount = searchSize({ quick: 20_000, thorough: 100_000 });

test('every asset is conserved after each of many random commands, and refusals have no effect', () => {
  const refusals = new Map<string, number>();
  let trades = 0;
  play(7, commandCount, (exchange, { reply, record }) => {
    const broken = exchange.checkInvariants();
    assert.equal(broken.length, 0, broken.join('; '));
    if (!reply.ok) {
      refusals.set(reply.reason, (refusals.get(reply.reason) ?? 0) + 1);
      assert.equal(record.events.length, 0);
    }
    for (const event of record.events) {
      if (event.type === 'trade-executed') trades += 1;
      if (event.type !== 'ledger-posted') continue;
      const sums = new Map<number, bigint>();
      for (const entry of event.entries)
        sums.set(entry.assetId, (sums.get(entry.assetId) ?? 0n) + BigInt(entry.availableDelta + entry.frozenDelta));
      for (const sum of sums.values()) assert.equal(sum, 0n);
    }
  });
  // The traffic is worth its name: it trades, and it is refused for many different reasons, never for an inner fault.
  expect(trades).toBeGreaterThan(commandCount / 10);
  expect(refusals.size).toBeGreaterThan(8);
  expect(refusals.get('internal')).toBeUndefined();
});

test('the same commands give the same state, also through the journal’s bytes and from a snapshot in the middle', () => {
  const { commands, hash } = play(11, 5_000);
  expect(tellAgain(commands)).toEqual({ fromBytes: hash, fromSnapshot: hash });
});
