// Borrowed money under random traffic: after each command the lender is owed what it has lent, by whom, and nobody else is short of a unit.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { Applied, Exchange } from '#server/engine/exchange.ts';

import { searchSize } from '#tests/thorough.ts';
import { inWords } from '../in-words.ts';
import { everyMs, isDue, playAgain, playCommands } from '../play-commands.ts';
import { borrowers, lendingOpening } from './margin-venue.ts';
import { marginReasons } from './margin-reasons.ts';
import { newLendingWeather, randomMarginCommand } from './random-margin-commands.ts';
import { randomSource } from '../random-commands.ts';

/** Some hundred commands an hour, so that interest is charged again and again. */
const pace = everyMs(37_000);

function play(seed: number, count: number, after?: (exchange: Exchange, applied: Applied, command: Command) => void) {
  const random = randomSource(seed);
  const weather = newLendingWeather();
  return playCommands({
    opening: lendingOpening(5_000, 10),
    pace,
    count,
    next: (exchange, step, timeMs) =>
      step % 3 === 0 && isDue(exchange, timeMs) ? { type: 'advance-clock' } : randomMarginCommand(random, weather, exchange.lastOrderId()),
    after,
  });
}

/** Whoever is at a limit has been noticed: prices wake those whom they reach, and nobody else. */
function assertWatched(exchange: Exchange, said: string): void {
  const { callPpm } = exchange.lending().rules;
  for (const borrower of borrowers) {
    for (const { debtUnits, equityUnits, maintenanceUnits, isCalled, isLiquidating } of exchange.margins(borrower)) {
      if (debtUnits === 0n) continue;
      assert.ok(isLiquidating || equityUnits > maintenanceUnits, said);
      const isNear = maintenanceUnits * 1_000_000n >= equityUnits * BigInt(callPpm);
      if (isNear && !isLiquidating) assert.ok(isCalled, `nobody was called after ${said}`);
    }
  }
}

test('every unit lent is owed after each of many random commands', () => {
  const refusals = new Map<string, number>();
  const seen = new Map<string, number>();
  play(3, searchSize({ quick: 30_000, thorough: 200_000 }), (exchange, { reply, record }, command) => {
    const broken = exchange.checkInvariants();
    const said = inWords(command);
    assert.equal(broken.length, 0, `${broken.join('; ')} after ${said}`);
    assertWatched(exchange, said);
    for (const event of record.events) {
      assert.notEqual(event.type, 'command-failed', `${inWords(event)} after ${said}`);
      const more = event.type === 'loan-repaid' ? `:${event.cause}` : '';
      const told = event.type === 'margin-liquidated' && event.insuranceUnits < 0n ? ':at a loss' : more;
      seen.set(`${event.type}${told}`, (seen.get(`${event.type}${told}`) ?? 0) + 1);
    }
    if (reply.ok) return;
    refusals.set(reply.reason, (refusals.get(reply.reason) ?? 0) + 1);
    assert.equal(record.events.length, 0, said);
  });
  expect(refusals.get('internal')).toBeUndefined();
  expect([...marginReasons].filter((reason) => !refusals.has(reason))).toEqual([]);
  const wanted = [
    'trade-executed',
    'loan-taken',
    'loan-repaid:requested',
    'loan-repaid:order',
    'loan-repaid:liquidation',
    'loan-repaid:insurance',
    'interest-charged',
    'margin-called',
    'margin-liquidated',
    'margin-liquidated:at a loss',
    'plan-triggered',
  ];
  expect(wanted.filter((name) => (seen.get(name) ?? 0) < 5)).toEqual([]);
});

test('the same commands give the same state, also through the journal’s bytes and from a snapshot at any of many places', () => {
  const { commands, hash } = play(4, 6_000);
  expect(playAgain(commands, pace)).toBe(hash);
});
