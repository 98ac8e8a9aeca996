// Commands of every kind through core, host and journal, with crashes: no rule is ever broken.
import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { contractReasons } from '#tests/simulation/contracts/contract-reasons.ts';
import { c2cReasons } from '#tests/simulation/c2c/c2c-reasons.ts';
import { convertReasons } from '#tests/simulation/convert/convert-reasons.ts';
import { identityReasons } from '#tests/simulation/identity-reasons.ts';
import { marginReasons } from '#tests/simulation/lending/margin-reasons.ts';
import { leadingReasons } from '#tests/simulation/leading/leading-reasons.ts';
import { strategyReasons } from '#tests/simulation/strategies/strategy-reasons.ts';
import { unifiedReasons } from '#tests/simulation/unified/unified-reasons.ts';
import { walletReasons } from '#tests/simulation/withdrawals/wallet-reasons.ts';
import { parts } from '#server/engine/parts.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { searchSize } from '#tests/thorough.ts';
import { breaksAlike, playAgain, shrink, written } from './shrink.ts';
import { Broken, simulate, type Simulated, type Told } from './simulate.ts';
import type { Venue } from './venue.ts';
import { venues } from './venues.ts';

const { 'spot and plans': spot, 'all parts': allParts } = venues;
const commands = searchSize({ quick: 24_000, thorough: 200_000 });

/** Says how to see it again, in as few commands as possible. */
function tell(venue: Venue, seed: number, broken: Broken): string {
  const again = playAgain(venue, broken.history);
  const few = again === null ? broken.history.slice(-20) : shrink(broken.history, (some) => breaksAlike(venue, some, again));
  return `seed ${seed}: ${broken.message}\n${written(few)}`;
}

function run(venue: Venue, seed: number): Simulated {
  try {
    return simulate(venue, seed, commands);
  } catch (error) {
    throw error instanceof Broken ? new Error(tell(venue, seed, error)) : error;
  }
}

test('spot and plans: many commands and crashes, every rule after every command', () => {
  const { crashes, trades, counts } = run(spot, 1);
  // One every 4,000 commands.
  expect(crashes).toBe(commands / 4_000);
  expect(trades).toBeGreaterThan(commands / 20);
  const taken = (name: string): number => counts.get(`${name} taken`) ?? 0;
  for (const kind of ['trigger', 'exit', 'trailing', 'oco', 'time-share', 'chase-limit'])
    expect(taken(`place-plan ${kind}`)).toBeGreaterThan(commands / 400);
  for (const type of [
    'place-order',
    'amend-order',
    'cancel-order',
    'amend-plan',
    'cancel-plan',
    'set-countdown',
    'advance-clock',
    'requote-market',
  ])
    expect(taken(type)).toBeGreaterThan(commands / 700);
  // Every refusal that traffic can meet was met.
  const met = new Set([...counts.keys()].map((name) => name.split(' ').at(-1)));
  const elsewhere: readonly string[] = [
    RejectReason.unknownAccount,
    RejectReason.accountExists,
    RejectReason.unknownAsset,
    RejectReason.assetExists,
    RejectReason.unknownMarket,
    RejectReason.marketExists,
    RejectReason.invalidMarketRules,
    RejectReason.invalidClientOid,
    RejectReason.invalidTrigger,
    RejectReason.quantityAboveMaximum,
    RejectReason.notionalAboveMaximum,
    RejectReason.countdownLimit,
    RejectReason.internal,
    RejectReason.openOrderLimit,
    RejectReason.openPlanLimit,
    RejectReason.noWatchedPrice,
    RejectReason.nothingToAmend,
    ...contractReasons,
    ...c2cReasons,
    ...convertReasons,
    ...marginReasons,
    ...unifiedReasons,
    ...leadingReasons,
    ...strategyReasons,
    ...identityReasons,
    ...walletReasons,
  ];
  expect(Object.values(RejectReason).filter((reason) => !met.has(reason) && !elsewhere.includes(reason))).toEqual([]);
});

test('all parts: every command of every part is taken, among crashes, and nothing is lost', () => {
  const { crashes, trades, counts } = run(allParts, 7);
  expect(crashes).toBe(commands / 4_000);
  expect(trades).toBeGreaterThan(commands / 20);
  const types = Object.values(parts).flatMap(({ commands: entries }) => Object.keys(entries));
  // Written when the venue opens, or by a reader of an old journal.
  const elsewhere: readonly string[] = [];
  const untaken = types.filter((type) => ![...counts.keys()].some((name) => name.startsWith(`${type} `) && name.endsWith(' taken')));
  expect(untaken.filter((type) => !elsewhere.includes(type))).toEqual([]);
  expect([...counts.keys()].filter((name) => name.endsWith(' internal'))).toEqual([]);
}, 600_000);

test('the same seed gives the same end, another seed another', () => {
  expect(simulate(spot, 7, 3000).hash).toBe(simulate(spot, 7, 3000).hash);
  expect(simulate(spot, 8, 3000).hash).not.toBe(simulate(spot, 7, 3000).hash);
});

test('a long failure is told in few commands', () => {
  const command: Command = { type: 'advance-clock' };
  const history: Told[] = Array.from({ length: 500 }, (_, at) => ({ timeMs: at, command }));
  // Breaks whenever the moments 17 and 333 are both there.
  const few = shrink(history, (some) => [17, 333].every((at) => some.some(({ timeMs }) => timeMs === at)));
  expect(few.map(({ timeMs }) => timeMs)).toEqual([17, 333]);
});
