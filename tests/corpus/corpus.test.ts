// Journals of earlier releases, and of this one: each is sound, and replays to what it replayed to when it was made.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { entryOfType } from '#server/engine/command-table.ts';
import type { Command } from '#server/engine/command.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { recover } from '#server/runtime/recover.ts';
import { tellJournal } from '#server/runtime/tell-journal.ts';

import { fingerprint } from './fingerprint.ts';

const home = 'tests/corpus';
const expectation = z.object({ sequence: z.number(), fingerprint: z.string(), stateHash: z.string() });
const { version: thisRelease } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
const versions = readdirSync(home, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const nothing = (): undefined => undefined;

describe.each(versions)('the journal of release %s', (version) => {
  const folder = join(home, version);
  const expected = expectation.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')));

  test('is sound from end to end', () => {
    expect(verifyJournal(folder)).toMatchObject({ after: 0, last: expected.sequence, tornBytes: 0, damagedSnapshots: [] });
  });

  test.each([
    ['from its first command', 0],
    ['from where it can be started', Number.MAX_SAFE_INTEGER],
  ])('replays to what it was, %s', (_what, readersHave) => {
    const { exchange, sequence, snapshotSequence } = recover(folder, readersHave, nothing, nothing);
    expect(snapshotSequence > 0).toBe(readersHave > 0);
    const stateHash = version.startsWith(thisRelease) ? exchange.stateHash() : expected.stateHash;
    expect({ sequence, fingerprint: fingerprint(exchange), stateHash }).toEqual(expected);
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('says the same of its state either way', () => {
    const [whole, part] = [0, Number.MAX_SAFE_INTEGER].map((readersHave) => recover(folder, readersHave, nothing, nothing).exchange);
    expect(part?.stateHash()).toBe(whole?.stateHash());
  });
});

function kindsIn(folder: string): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { command, reply } of tellJournal(join(home, folder), 0, nothing).told()) {
    const kind = command.type === 'place-plan' ? `${command.type} ${command.terms.kind}` : command.type;
    seen.add(`${kind} ${reply.ok ? 'done' : 'refused'}`);
  }
  return seen;
}

test('the journals of this release have every command of contracts in them, done', () => {
  const seen = kindsIn(`${thisRelease}-contracts`);
  const kinds: Command['type'][] = [
    'transfer-funds',
    'set-mark-price',
    'set-leverage',
    'set-margin-mode',
    'set-position-mode',
    'change-margin',
    'set-auto-append',
    'settle-funding',
    'settle-delivery',
    'set-order-exit',
    'reverse-position',
  ];
  expect(kinds.filter((kind) => !seen.has(`${kind} done`))).toEqual([]);
});

test('the journals of this release have every command of borrowed money in them, done', () => {
  const seen = kindsIn(`${thisRelease}-lending`);
  const kinds: Command['type'][] = [
    'borrow',
    'repay',
    'set-isolated-leverage',
    'set-interest-grade',
    'set-margin-asset',
    'set-margin-market',
    'set-margin-rules',
  ];
  expect(kinds.filter((kind) => !seen.has(`${kind} done`))).toEqual([]);
});

test('the journal of this release has every command in it, done and refused', () => {
  const seen = kindsIn(thisRelease);
  const plans = ['trigger', 'exit', 'trailing', 'oco', 'time-share'].map((kind) => `place-plan ${kind}`);
  const others: Command['type'][] = [
    'list-asset',
    'list-market',
    'open-account',
    'credit-deposit',
    'place-order',
    'amend-order',
    'cancel-order',
    'cancel-all-orders',
    'requote-market',
    'set-reference-price',
    'amend-plan',
    'cancel-plan',
    'cancel-all-plans',
    'set-countdown',
    'set-market-state',
    'advance-clock',
    'reserve-withdrawal',
    'settle-withdrawal',
    'release-withdrawal',
    'reverse-deposit',
    'collect-debt',
    'send-funds',
    'open-user-account',
    'name-account-owner',
    'name-journal',
  ];
  expect([...others, ...plans].filter((kind) => !seen.has(`${kind} done`))).toEqual([]);
  expect(
    ['place-order', 'amend-order', 'cancel-order', 'cancel-plan', 'name-account-owner', 'name-journal'].filter(
      (kind) => !seen.has(`${kind} refused`),
    ),
  ).toEqual([]);
});

test('the journals of this release have every command of converting in them, done', () => {
  const seen = kindsIn(`${thisRelease}-convert`);
  const kinds: Command['type'][] = ['convert', 'place-convert-order', 'cancel-convert-order', 'settle-convert-order', 'set-convert-terms'];
  expect(kinds.filter((kind) => !seen.has(`${kind} done`))).toEqual([]);
});

/** The commands and steps of bots in a journal, by what became of them. */
function stepsIn(folder: string): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { command, reply, record } of tellJournal(join(home, folder), 0, nothing).told()) {
    seen.add(`${command.type} ${reply.ok ? 'done' : 'refused'}`);
    const taken = record.events.find(({ type }) => type === 'step-taken');
    if (command.type === 'take-step' && taken?.type === 'step-taken')
      seen.add(`${command.action.type} ${taken.refused === null ? 'done' : 'refused'}`);
  }
  return seen;
}

test('the journals of this release have every step of bots in them, done and refused', () => {
  const seen = stepsIn(`${thisRelease}-strategies`);
  const kinds: (Command['type'] | StrategyAction['type'])[] = [
    'open-strategy-account',
    'instruct-strategy',
    'take-step',
    'place',
    'cancel',
    'amend',
    'set-leverage',
    'change-margin',
    'take-funds',
    'return-funds',
  ];
  expect(kinds.flatMap((kind) => [`${kind} done`, `${kind} refused`]).filter((kind) => !seen.has(kind))).toEqual([]);
  expect(['cancel-all done', 'set-margin-mode done'].filter((kind) => !seen.has(kind))).toEqual([]);
});

test('the journals of this release have every payment for copies in them, done and refused', () => {
  const seen = stepsIn(`${thisRelease}-copies`);
  const kinds: (Command['type'] | StrategyAction['type'])[] = ['subscribe-strategy', 'pay-share'];
  expect(kinds.flatMap((kind) => [`${kind} done`, `${kind} refused`]).filter((kind) => !seen.has(kind))).toEqual([]);
});

test('the journals of this release have every command of leaders and their followers in them, done and refused', () => {
  const seen = stepsIn(`${thisRelease}-leading`);
  const kinds: Command['type'][] = ['start-leading', 'stop-leading', 'follow-leader', 'take-steps'];
  expect(kinds.flatMap((kind) => [`${kind} done`, `${kind} refused`]).filter((kind) => !seen.has(kind))).toEqual([]);
});

test('the journals of this release have exits from the first fill and stops that turn into market orders in them, done and refused', () => {
  const seen = new Set<string>();
  for (const { command, reply, record } of tellJournal(join(home, `${thisRelease}-stops`), 0, nothing).told()) {
    const outcome = reply.ok ? 'done' : 'refused';
    const entry = entryOfType(command.type);
    if (entry !== undefined && 'kindOf' in entry) seen.add(`kind ${entry.kindOf(command)} ${outcome}`);
    const exit = command.type === 'place-order' ? command.exit : undefined;
    if (exit?.fromFirstFill === true) seen.add(`first fill ${outcome}`);
    if (exit?.stopLoss?.marketAfterMs !== undefined) seen.add(`wait of an order ${outcome}`);
    if (command.type === 'place-plan' && command.terms.kind === 'exit' && command.terms.exit.stopLoss?.marketAfterMs !== undefined)
      seen.add(`wait of a plan ${outcome}`);
    for (const { type } of record.events) seen.add(type);
  }
  // A plan and an amendment at market by a quantity.
  const kinds = ['kind 60', 'kind 61', 'first fill', 'wait of an order', 'wait of a plan'];
  expect(kinds.flatMap((kind) => [`${kind} done`, `${kind} refused`]).filter((kind) => !seen.has(kind))).toEqual([]);
  expect(['stop-passed', 'stop-turned', 'plan-amended', 'plan-closed'].filter((type) => !seen.has(type))).toEqual([]);
});
