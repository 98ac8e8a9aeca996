// Converting under random traffic, beside orders, loans and storms: nothing is made or lost, nobody is short of a unit, no quote counts twice.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { Applied, Exchange } from '#server/engine/exchange.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { searchSize } from '#tests/thorough.ts';
import { inWords } from '../in-words.ts';
import { isDue, playAgain, playCommands } from '../play-commands.ts';
import { convertReasons } from './convert-reasons.ts';
import { convertOpening } from './convert-venue.ts';
import { lendingOpening } from '../lending/margin-venue.ts';
import { newLendingWeather, randomMarginCommand } from '../lending/random-margin-commands.ts';
import { randomConvertCommand } from './random-convert-commands.ts';
import { randomSource } from '../random-commands.ts';

/** The first command comes at 1,700,000,000 seconds exactly. */
const pace = { startMs: 1_699_999_999_000, stepMs: 1_000 };

function play(seed: number, length: number, after?: (exchange: Exchange, applied: Applied, command: Command) => void) {
  const random = randomSource(seed);
  const weather = newLendingWeather();
  return playCommands({
    opening: [...lendingOpening(5_000, 10), ...convertOpening({ usdt: 1_000, btc: 0, eth: 1 })],
    pace,
    count: length,
    next: (exchange, step, timeMs) =>
      step % 3 === 0 && isDue(exchange, timeMs)
        ? { type: 'advance-clock' }
        : random(3) === 0
          ? randomMarginCommand(random, weather, exchange.lastOrderId())
          : randomConvertCommand(random, exchange, timeMs),
    after,
  });
}

const count = searchSize({ quick: 12_000, thorough: 60_000 });

test('every asset is conserved and every quote counts once, after each of many random commands', () => {
  const refusals = new Map<string, number>();
  const seen = new Map<string, number>();
  const taken = new Set<string>();
  play(21, count, (exchange, { reply, record }, command) => {
    const broken = exchange.checkInvariants();
    assert.equal(broken.length, 0, `${broken.join('; ')} after ${inWords(command)}`);
    for (const event of record.events) {
      assert.notEqual(event.type, 'command-failed', `${inWords(event)} after ${inWords(command)}`);
      const more = event.type === 'convert-order-closed' ? `:${event.outcome}` : '';
      seen.set(`${event.type}${more}`, (seen.get(`${event.type}${more}`) ?? 0) + 1);
      if (event.type === 'converted' && event.reference !== '') {
        assert.ok(!taken.has(event.reference), `${event.reference} counted twice`);
        taken.add(event.reference);
      }
    }
    if (reply.ok) return;
    refusals.set(reply.reason, (refusals.get(reply.reason) ?? 0) + 1);
    assert.equal(record.events.length, 0, inWords(command));
  });
  expect(refusals.get('internal')).toBeUndefined();
  // Fifty orders of one account stand in no traffic: `convert.test.ts` places them.
  const wanted = [...convertReasons].filter((reason) => reason !== RejectReason.convertOrderLimit);
  expect(wanted.filter((reason) => (refusals.get(reason) ?? 0) < 5)).toEqual([]);
  const told = ['converted', 'convert-order-opened', 'convert-order-closed:filled', 'convert-order-closed:cancelled', 'convert-order-closed:expired', 'trade-executed', 'margin-liquidated']; // prettier-ignore
  expect(told.filter((name) => (seen.get(name) ?? 0) < count / 3_000)).toEqual([]);
});

test('the same commands give the same state, also through the journal’s bytes and from a snapshot at any of many places', () => {
  const { commands, hash } = play(22, 4_000);
  expect(playAgain(commands, pace)).toBe(hash);
});
