// Unified accounts under random traffic, conversions and what they send each other among it: after each command there is one wallet, nobody is below zero, and whoever is at the limit is noticed.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { Applied, Exchange } from '#server/engine/exchange.ts';

import { RejectReason } from '#server/engine/reject.ts';
import { searchSize } from '#tests/thorough.ts';
import { inWords } from '../in-words.ts';
import { everyMs, isDue, playAgain, playCommands } from '../play-commands.ts';
import { convertOpening } from '../convert/convert-venue.ts';
import { randomConvertCommand } from '../convert/random-convert-commands.ts';
import { newLendingWeather } from '../lending/random-margin-commands.ts';
import { randomSource } from '../random-commands.ts';
import { randomUnifiedCommand } from './random-unified-commands.ts';
import { unifiedReasons } from './unified-reasons.ts';
import { unifiedOpening, unifiedTraders } from './unified-venue.ts';

/** Accounts are seldom classic for long enough: what these refuse stands in the tests of the switch. */
const rare: ReadonlySet<RejectReason> = new Set([RejectReason.marginWalletBusy, RejectReason.isolatedPosition]);
/** Some hundred commands an hour, so that interest is charged again and again. */
const pace = everyMs(37_000);

function play(seed: number, count: number, after?: (exchange: Exchange, applied: Applied, command: Command) => void) {
  const random = randomSource(seed);
  const weather = newLendingWeather();
  return playCommands({
    opening: [...unifiedOpening(5_000, 10), ...convertOpening({ usdt: 100_000, btc: 5, eth: 50 })],
    pace,
    count,
    next: (exchange, step, timeMs) =>
      step % 3 === 0 && isDue(exchange, timeMs)
        ? { type: 'advance-clock' }
        : step % 14 === 0
          ? randomConvertCommand(random, exchange, timeMs)
          : randomUnifiedCommand(random, weather, timeMs, exchange.lastOrderId()),
    after,
  });
}

/** Prices wake everybody whom they bring to the limit, and the called are called. */
function assertWatched(exchange: Exchange, said: string): void {
  const { callPpm } = exchange.lending().rules;
  for (const trader of unifiedTraders) {
    const view = exchange.unified(trader);
    if (view === null || view.mode !== 'advanced' || view.maintenanceUnits === 0n) continue;
    const { equityUnits, maintenanceUnits, isCalled, isLiquidating } = view;
    assert.ok(isLiquidating || equityUnits > maintenanceUnits, `${trader} has ${equityUnits} for ${maintenanceUnits} after ${said}`);
    const isNear = maintenanceUnits * 1_000_000n >= equityUnits * BigInt(callPpm);
    if (isNear && !isLiquidating) assert.ok(isCalled, `${trader} was not called after ${said}`);
  }
}

test('every unit is accounted for after each of many random commands', () => {
  const refusals = new Map<string, number>();
  const seen = new Map<string, number>();
  const count = (name: string): void => void seen.set(name, (seen.get(name) ?? 0) + 1);
  play(21, searchSize({ quick: 30_000, thorough: 200_000 }), (exchange, { reply, record }, command) => {
    const said = inWords(command);
    const broken = exchange.checkInvariants();
    assert.equal(broken.length, 0, `${broken.join('; ')} after ${said}`);
    if (command.type === 'set-mark-price' || command.type === 'set-reference-price' || record.sequence % 8 === 0)
      assertWatched(exchange, said);
    for (const event of record.events) {
      assert.notEqual(event.type, 'command-failed', `${inWords(event)} after ${said}`);
      if (event.type === 'account-mode-switched') count(`switched:${event.mode}`);
      else if ('wallet' in event && event.wallet === 'spot')
        count(`unified:${event.type}${event.type === 'loan-repaid' ? `:${event.cause}` : ''}`);
      else if (event.type === 'position-liquidated') count(`${event.type}:${event.step}`);
      else if (event.type === 'convert-order-closed') count(`${event.type}:${event.outcome}`);
      else count(event.type);
    }
    if (reply.ok) return;
    refusals.set(reply.reason, (refusals.get(reply.reason) ?? 0) + 1);
    assert.equal(record.events.length, 0, said);
  });
  expect(refusals.get('internal')).toBeUndefined();
  expect(refusals.has('transfer-name-taken')).toBe(true);
  expect([...unifiedReasons].filter((reason) => !refusals.has(reason) && !rare.has(reason))).toEqual([]);
  const wanted = [
    'switched:classic',
    'switched:basic',
    'switched:advanced',
    'unified:loan-taken',
    'unified:loan-repaid:automatic',
    'unified:loan-repaid:liquidation',
    'unified:loan-repaid:insurance',
    'unified:interest-charged',
    'unified:margin-liquidated',
    'position-liquidated:taken',
    'funding-paid',
    'withdrawal-settled',
    'funds-sent',
    'converted',
    'convert-order-closed:filled',
    'plan-triggered',
  ];
  expect(wanted.filter((name) => !seen.has(name))).toEqual([]);
});

test('the same commands give the same state, also through the journal’s bytes and from a snapshot at any of many places', () => {
  const { commands, hash } = play(22, 6_000);
  expect(playAgain(commands, pace)).toBe(hash);
});
