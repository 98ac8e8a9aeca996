// Bots under random traffic, among people, prices, loans and liquidations: no step makes or loses money, and none happens twice.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, type Applied, type Exchange } from '#server/engine/exchange.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { searchSize } from '#tests/thorough.ts';

import { inWords } from '../in-words.ts';
import { newLendingWeather } from '../lending/random-margin-commands.ts';
import { everyMs, isDue, playAgain, playCommands } from '../play-commands.ts';
import { randomSource } from '../random-commands.ts';
import { randomUnifiedCommand } from '../unified/random-unified-commands.ts';
import { unifiedOpening, unifiedTraders } from '../unified/unified-venue.ts';
import { randomStrategyCommand } from './random-strategy-commands.ts';
import { strategyReasons } from './strategy-reasons.ts';

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
      return step % 2 === 0
        ? randomStrategyCommand(random, exchange, weather)
        : randomUnifiedCommand(random, weather, timeMs, exchange.lastOrderId());
    },
    after,
  });
}

/** The account that answers for one. */
const liable = (exchange: Exchange, accountId: number): number => exchange.strategyOf(accountId)?.ownerId ?? accountId;

test('every unit is accounted for after each of many steps, and nobody trades with an own bot', () => {
  const [refusals, seen] = [new Set<string>(), new Set<string>()];
  const steps = new Map<number, number>();
  play(31, searchSize({ quick: 16_000, thorough: 150_000 }), (exchange, { reply, record }, command) => {
    const said = inWords(command);
    const broken = exchange.checkInvariants();
    assert.equal(broken.length, 0, `${broken.join('; ')} after ${said}`);
    for (const event of record.events) {
      assert.notEqual(event.type, 'command-failed', `${inWords(event)} after ${said}`);
      if (event.type === 'trade-executed')
        assert.notEqual(liable(exchange, event.maker.accountId), liable(exchange, event.taker.accountId), said);
      if (event.type === 'step-taken') {
        // Each number once, and in order.
        assert.equal(event.step, (steps.get(event.accountId) ?? 0) + 1, said);
        steps.set(event.accountId, event.step);
        assert.ok(command.type === 'take-step');
        seen.add(`${command.action.type}: ${event.refused ?? 'done'}`);
      }
      if (event.type === 'strategy-funds-moved') seen.add(`${event.wallet} ${event.direction}`);
      if (event.type === 'order-cancelled' && event.reason === 'self-trade') seen.add('self-trade');
      if (event.type === 'order-accepted' && event.wallet === Wallet.isolated && command.type === 'take-step')
        seen.add('an order in a margin wallet');
      if (event.type === 'position-liquidated' && exchange.strategyOf(event.accountId) !== null) seen.add('liquidated');
    }
    if (reply.ok) return;
    refusals.add(reply.reason);
    assert.equal(record.events.length, 0, said);
  });
  expect(refusals.has(RejectReason.internal)).toBe(false);
  expect(steps.size).toBeGreaterThan(unifiedTraders.length);
  // So many bots are never opened here.
  expect([...strategyReasons].filter((reason) => !refusals.has(reason))).toEqual([RejectReason.strategyLimit]);
  const actions = [
    'place',
    'cancel',
    'cancel-all',
    'amend',
    'set-leverage',
    'set-margin-mode',
    'change-margin',
    'take-funds',
    'return-funds',
    'transfer-margin',
    'borrow',
    'repay',
  ];
  const wanted = [
    ...actions.map((action) => `${action}: done`),
    'spot in',
    'spot out',
    'futures in',
    'futures out',
    'self-trade',
    'liquidated',
    'place: insufficient-balance',
    'take-funds: insufficient-balance',
    'return-funds: insufficient-balance',
    'take-funds: invalid-amount',
    'take-funds: unknown-asset',
    'cancel: order-not-open',
    'transfer-margin: insufficient-balance',
    'borrow: margin-not-enough',
    'an order in a margin wallet',
  ];
  expect(wanted.filter((name) => !seen.has(name))).toEqual([]);
}, 600_000);

test('the same steps give the same state, also through the journal’s bytes and from a snapshot at any of many places', () => {
  const { commands, hash } = play(32, 6_000);
  expect(playAgain(commands, pace)).toBe(hash);
}, 600_000);

test('what is sent twice after every crash happens once', () => {
  // In the places of the commands that follow the opening.
  const taken: Command[] = [];
  const { commands, hash } = play(33, 4_000, (_, { reply }, command) => {
    if (reply.ok && isOfBots(command)) taken.push(command);
  });
  const done = new Set(taken);
  // All that bots have done in the last 50 commands is sent again, though it was carried out the first time.
  const twice = commands.flatMap((command, place) =>
    place % 50 === 49 ? [command, ...commands.slice(place - 49, place + 1).filter((one) => done.has(one))] : [command],
  );
  expect(twice.length).toBeGreaterThan(commands.length + 1_000);
  expect(hashAfter(twice)).toBe(hashAfter(commands));
  expect(hash).not.toBe(hashAfter([]));
}, 600_000);

const isOfBots = ({ type }: Command): boolean => type === 'take-step' || type === 'open-strategy-account' || type === 'instruct-strategy';

/** All at one time, so that a command more does not move the clock. */
function hashAfter(commands: readonly Command[]): string {
  const exchange = createExchange();
  for (const [at, command] of commands.entries()) exchange.apply({ sequence: at + 1, timeMs: pace.startMs, command });
  return exchange.stateHash();
}
