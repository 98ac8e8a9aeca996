// Two hundred thousand commands of every kind through the exchange and through a model of it: after each the same answer, trades and balances.
import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { contractReasons } from '#tests/simulation/contracts/contract-reasons.ts';
import { c2cReasons } from '#tests/simulation/c2c/c2c-reasons.ts';
import { convertReasons } from '#tests/simulation/convert/convert-reasons.ts';
import { identityReasons } from '#tests/simulation/identity-reasons.ts';
import { marginReasons } from '#tests/simulation/lending/margin-reasons.ts';
import { leadingReasons } from '#tests/simulation/leading/leading-reasons.ts';
import { strategyReasons } from '#tests/simulation/strategies/strategy-reasons.ts';
import { unifiedReasons } from '#tests/simulation/unified/unified-reasons.ts';
import { walletReasons } from '#tests/simulation/withdrawals/wallet-reasons.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { commandLine, Relink, type Told } from '#tests/simulation/relink.ts';
import { shrink } from '#tests/simulation/shrink.ts';

import { searchSize } from '#tests/thorough.ts';
import { drawFrom } from './draw.ts';
import { Traffic } from './random-traffic.ts';
import { sightOf } from './sight.ts';
import { cast, openingOfSmallVenue } from './small-venue.ts';
import { Twin } from './twin.ts';

const opensAt = 1_700_000_000_000;
const compareAllEvery = 1_000;

function openTwin(): Twin {
  const twin = new Twin();
  for (const command of openingOfSmallVenue()) expect(twin.apply(opensAt, command)).toMatchObject({ reason: null, differences: [] });
  return twin;
}

/** Tells a list again: the differences that it leads to, and its commands as they were this time. */
function tellAgain(list: readonly Told[]): { differences: string[]; lines: string[] } {
  const twin = openTwin();
  const links = new Relink();
  const lines: string[] = [];
  for (const told of list) {
    const command = links.command(told);
    lines.push(commandLine(opensAt, told.timeMs, command));
    const { differences, orderId } = twin.apply(told.timeMs, command);
    links.learn(told, orderId);
    if (differences.length > 0) return { differences, lines };
  }
  return { differences: twin.compareAll(), lines };
}

function report(seed: number, list: readonly Told[], differences: readonly string[]): string {
  const short = tellAgain(shrink(list, (some) => tellAgain(some).differences.length > 0, 60_000));
  const { lines } = short;
  return [`seed ${seed}, command ${list.length}:`, ...differences, '', `shrunk to ${lines.length}:`, ...lines, ...short.differences].join(
    '\n',
  );
}

/** The name of a command in the words that are counted. */
function kindsOf(command: Command): string[] {
  if (command.type === 'place-plan') return [command.terms.kind];
  if (command.type !== 'place-order') return [command.type];
  return [
    ['gtc', 'post-only', 'fok', 'ioc'][command.timeInForce] ?? '',
    ...(command.kind === 'market' ? [command.amountUnits > 0n ? 'market by amount' : 'market by quantity'] : []),
    ...(command.displayLots === undefined ? [] : ['iceberg']),
    ...(command.bestPrice === undefined ? [] : ['best price']),
    ...(command.exit === undefined ? [] : ['preset exit']),
  ];
}

class Counts {
  readonly of: Record<string, number> = {};
  add(what: string): void {
    this.of[what] = (this.of[what] ?? 0) + 1;
  }
}

/** Plays one seed; returns what was accepted, what was refused, and what happened. */
function play(seed: number, count: number): { accepted: Counts; refused: Counts; happened: Counts } {
  const twin = openTwin();
  const draw = drawFrom(randomSource(seed));
  const traffic = new Traffic(draw, sightOf(twin.model.venue), cast);
  const [accepted, refused, happened] = [new Counts(), new Counts(), new Counts()];
  const history: Told[] = [];
  let timeMs = opensAt;
  for (let step = 1; step <= count; step += 1) {
    timeMs += draw.often(2) ? draw.below(4_000_000) : draw.below(60);
    const dueMs = twin.exchange.nextDueMs();
    const isDue = dueMs !== null && dueMs <= timeMs;
    const command: Command = isDue && draw.often(600) ? { type: 'advance-clock' } : traffic.next();
    const { reason, orderId, events, differences } = twin.apply(timeMs, command);
    history.push({ timeMs, command, orderId });
    if (step % compareAllEvery === 0 || step === count) differences.push(...twin.compareAll());
    if (differences.length > 0) throw new Error(report(seed, history, differences));
    for (const kind of kindsOf(command)) (reason === null ? accepted : refused).add(kind);
    if (reason !== null) refused.add(reason);
    for (const event of events) for (const name of [nameOf(event), ...endOf(event)]) happened.add(name);
  }
  return { accepted, refused, happened };
}

const nameOf = (event: ExchangeEvent): string => (event.type === 'plan-closed' ? `${event.type}: ${event.outcome}` : event.type);

/** The end of a chase limit has a name of its own. */
const endOf = (event: ExchangeEvent): readonly string[] =>
  event.type === 'plan-closed' && event.reason?.startsWith('chase-') === true ? [event.reason] : [];

const kinds = [
  'fok',
  'ioc',
  'post-only',
  'market by amount',
  'market by quantity',
  'best price',
  'iceberg',
  'preset exit',
  'trigger',
  'exit',
  'trailing',
  'oco',
  'time-share',
  'chase-limit',
  'set-countdown',
  'set-market-state',
  'amend-order',
  'amend-plan',
  'cancel-order',
  'cancel-plan',
];

test('the exchange does what its rules say, command by command', () => {
  const count = searchSize({ quick: 60_000, thorough: 200_000 });
  const { accepted, refused, happened } = play(1, count);
  for (const kind of kinds) expect({ kind, often: (accepted.of[kind] ?? 0) >= count / 100 }).toEqual({ kind, often: true });
  for (const kind of kinds) expect({ kind, refused: (refused.of[kind] ?? 0) > 0 }).toEqual({ kind, refused: true });
  // A fault of ours is the one refusal that no traffic may bring about.
  const elsewhere = [
    contractReasons,
    c2cReasons,
    convertReasons,
    identityReasons,
    leadingReasons,
    marginReasons,
    strategyReasons,
    unifiedReasons,
    walletReasons,
  ];
  const reasons = Object.values(RejectReason).filter(
    (reason) => reason !== RejectReason.internal && !elsewhere.some((known) => known.has(reason)),
  );
  expect(reasons.filter((reason) => refused.of[reason] === undefined)).toEqual([]);
  expect(refused.of[RejectReason.internal]).toBeUndefined();
  const outcomes = [
    'plan-closed: succeeded',
    'plan-closed: failed',
    'plan-closed: cancelled',
    'countdown-expired',
    'plan-activated',
    'plan-sliced',
  ];
  for (const outcome of outcomes) expect({ outcome, often: (happened.of[outcome] ?? 0) >= count / 100 }).toEqual({ outcome, often: true });
  // Chase limits are moved, and end at their bound and after their last move; stops are jumped over, and turn into market orders.
  for (const rarer of ['plan-repriced', 'chase-bound', 'chase-moves', 'stop-passed'])
    expect({ rarer, often: (happened.of[rarer] ?? 0) >= count / 2000 }).toEqual({ rarer, often: true });
  for (const kind of ['change-plan', 'pause-plan', 'resume-plan'])
    expect({ kind, often: (accepted.of[kind] ?? 0) >= count / 2000 }).toEqual({ kind, often: true });
  expect(happened.of['stop-turned'] ?? 0).toBeGreaterThanOrEqual(count / 4000);
});
