// Leaders and followers under random traffic: nobody of a leader's family trades with who follows, and batches of steps lose nothing.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { Applied, Exchange } from '#server/engine/exchange.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { searchSize } from '#tests/thorough.ts';

import { inWords } from '../in-words.ts';
import { newLendingWeather } from '../lending/random-margin-commands.ts';
import { everyMs, isDue, playAgain, playCommands } from '../play-commands.ts';
import { randomSource } from '../random-commands.ts';
import { randomStrategyCommand } from '../strategies/random-strategy-commands.ts';
import { randomUnifiedCommand } from '../unified/random-unified-commands.ts';
import { unifiedOpening } from '../unified/unified-venue.ts';
import { leadingReasons } from './leading-reasons.ts';
import { randomLeadingCommand } from './random-leading-commands.ts';

const pace = everyMs(37_000);

function play(seed: number, count: number, after?: (exchange: Exchange, applied: Applied, command: Command) => void) {
  const random = randomSource(seed);
  const weather = newLendingWeather();
  return playCommands({
    opening: unifiedOpening(5_000, 10),
    pace,
    count,
    next: (exchange, step, timeMs) => {
      if (step % 5 === 0 && isDue(exchange, timeMs)) return { type: 'advance-clock' };
      if (step % 3 === 0) return randomUnifiedCommand(random, weather, timeMs, exchange.lastOrderId());
      return step % 3 === 1 ? randomLeadingCommand(random, exchange, weather) : randomStrategyCommand(random, exchange, weather);
    },
    after,
  });
}

/** True if one is a copy of a leader whose family the other belongs to, by the views alone. */
function mayNotTrade(exchange: Exchange, copy: number, other: number): boolean {
  const followed = exchange.followedBy(copy);
  if (followed === null) return false;
  const liable = exchange.strategyOf(other)?.ownerId ?? other;
  return exchange.leaderOf(followed.leaderId)?.familyIds.includes(liable) === true;
}

test('nobody trades with the family of the leader that is followed, and every unit is accounted for', () => {
  const [refusals, seen] = [new Set<string>(), new Set<string>()];
  const taken = new Map<number, number>();
  play(61, searchSize({ quick: 16_000, thorough: 120_000 }), (exchange, { reply, record }, command) => {
    const said = inWords(command);
    const broken = exchange.checkInvariants();
    assert.equal(broken.length, 0, `${broken.join('; ')} after ${said}`);
    for (const event of record.events) {
      assert.notEqual(event.type, 'command-failed', `${inWords(event)} after ${said}`);
      if (event.type === 'trade-executed') {
        const { maker, taker } = event;
        assert.ok(!mayNotTrade(exchange, maker.accountId, taker.accountId), said);
        assert.ok(!mayNotTrade(exchange, taker.accountId, maker.accountId), said);
        if (exchange.followedBy(taker.accountId) !== null) seen.add('a copy trades');
      }
      if (event.type === 'step-taken') {
        assert.equal(event.step, (taken.get(event.accountId) ?? 0) + 1, said);
        taken.set(event.accountId, event.step);
        if (command.type === 'take-steps') seen.add('a step of a batch');
      }
      if (event.type === 'order-cancelled' && event.reason === 'self-trade' && exchange.followedBy(event.accountId) === null)
        seen.add('gave way');
      if (event.type === 'leading-started' || event.type === 'leading-stopped' || event.type === 'leader-followed') seen.add(event.type);
    }
    if (reply.ok) return;
    refusals.add(reply.reason);
    assert.equal(record.events.length, 0, said);
  });
  expect(refusals.has(RejectReason.internal)).toBe(false);
  expect([...leadingReasons].filter((reason) => !refusals.has(reason))).toEqual([]);
  const wanted = ['a copy trades', 'a step of a batch', 'gave way', 'leading-started', 'leading-stopped', 'leader-followed'];
  expect(wanted.filter((name) => !seen.has(name))).toEqual([]);
}, 600_000);

test('the same commands give the same state, also through the journal’s bytes and from a snapshot at any of many places', () => {
  const { commands, hash } = play(62, 6_000);
  expect(playAgain(commands, pace)).toBe(hash);
}, 600_000);
