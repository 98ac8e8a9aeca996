// Borrowed money under random traffic: after each command the lender is owed what it has lent, by whom, and nobody else is short of a unit.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import { ByteWriter } from '#server/engine/codec/byte-writer.ts';
import { decodeCommand, encodeCommand } from '#server/engine/codec/command-codec.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, restoreExchange, type Applied, type Exchange } from '#server/engine/exchange.ts';

import { searchSize } from '#tests/thorough.ts';
import { borrowers, lendingOpening } from './margin-venue.ts';
import { marginReasons } from './margin-reasons.ts';
import { newLendingWeather, randomMarginCommand } from './random-margin-commands.ts';
import { randomSource } from '../random-commands.ts';

/** Some hundred commands an hour, so that interest is charged again and again. */
const stepMs = 37_000;
const startMs = 1_700_000_000_000;

function play(
  seed: number,
  count: number,
  after: (exchange: Exchange, applied: Applied, command: Command) => void,
): { commands: Command[]; hash: string } {
  const exchange = createExchange();
  const random = randomSource(seed);
  const weather = newLendingWeather();
  const commands: Command[] = [];
  const send = (command: Command): Applied => {
    commands.push(command);
    return exchange.apply({ sequence: commands.length, timeMs: startMs + commands.length * stepMs, command });
  };
  for (const command of lendingOpening(5_000, 10)) {
    const { reply } = send(command);
    assert.ok(reply.ok, `${command.type}: ${reply.ok ? '' : reply.reason}`);
  }
  for (let step = 0; step < count; step += 1) {
    const due = exchange.nextDueMs();
    const isDue = due !== null && due <= startMs + commands.length * stepMs;
    const command: Command =
      isDue && step % 3 === 0 ? { type: 'advance-clock' } : randomMarginCommand(random, weather, exchange.lastOrderId());
    after(exchange, send(command), command);
  }
  return { commands, hash: exchange.stateHash() };
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

const words = (thing: object): string => JSON.stringify(thing, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

test('every unit lent is owed after each of many random commands', () => {
  const refusals = new Map<string, number>();
  const seen = new Map<string, number>();
  play(3, searchSize({ quick: 30_000, thorough: 200_000 }), (exchange, { reply, record }, command) => {
    const broken = exchange.checkInvariants();
    const said = words(command);
    assert.equal(broken.length, 0, `${broken.join('; ')} after ${said}`);
    assertWatched(exchange, said);
    for (const event of record.events) {
      assert.notEqual(event.type, 'command-failed', `${words(event)} after ${said}`);
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
  const { commands, hash } = play(4, 6_000, () => undefined);
  const writer = new ByteWriter();
  let exchange = createExchange();
  for (const [at, command] of commands.entries()) {
    writer.clear();
    encodeCommand(command, writer);
    const decoded = decodeCommand(writer.copy());
    assert.deepEqual(decoded, command);
    exchange.apply({ sequence: at + 1, timeMs: startMs + (at + 1) * stepMs, command: decoded });
    if (at % 97 === 0) exchange = restoreExchange(exchange.snapshot());
  }
  expect(exchange.stateHash()).toBe(hash);
});
