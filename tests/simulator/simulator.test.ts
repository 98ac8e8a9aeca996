// Commands of every kind through core, host and journal, with crashes: no rule is ever broken.
import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { contractReasons } from '#tests/simulation/contracts/contract-reasons.ts';
import { convertReasons } from '#tests/simulation/convert/convert-reasons.ts';
import { identityReasons } from '#tests/simulation/identity-reasons.ts';
import { marginReasons } from '#tests/simulation/lending/margin-reasons.ts';
import { leadingReasons } from '#tests/simulation/leading/leading-reasons.ts';
import { strategyReasons } from '#tests/simulation/strategies/strategy-reasons.ts';
import { unifiedReasons } from '#tests/simulation/unified/unified-reasons.ts';
import { walletReasons } from '#tests/simulation/withdrawals/wallet-reasons.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { searchSize } from '#tests/thorough.ts';
import { playAgain, shrink, written } from './shrink.ts';
import { Broken, simulate, type Simulated, type Told } from './simulate.ts';

const commands = searchSize({ quick: 24_000, thorough: 200_000 });
const seed = 1;

/** Says how to see it again, in as few commands as possible. */
function tell(broken: Broken): string {
  const few = playAgain(broken.history) === null ? broken.history.slice(-20) : shrink(broken.history, (some) => playAgain(some) !== null);
  return `seed ${seed}: ${broken.message}\n${written(few)}`;
}

function run(): Simulated {
  try {
    return simulate(seed, commands);
  } catch (error) {
    throw error instanceof Broken ? new Error(tell(error)) : error;
  }
}

test('many commands and crashes, every rule after every command', () => {
  const { crashes, trades, counts } = run();
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

test('the same seed gives the same end, another seed another', () => {
  expect(simulate(7, 3000).hash).toBe(simulate(7, 3000).hash);
  expect(simulate(8, 3000).hash).not.toBe(simulate(7, 3000).hash);
});

test('a long failure is told in few commands', () => {
  const command: Command = { type: 'advance-clock' };
  const history: Told[] = Array.from({ length: 500 }, (_, at) => ({ timeMs: at, command }));
  // Breaks whenever the moments 17 and 333 are both there.
  const few = shrink(history, (some) => [17, 333].every((at) => some.some(({ timeMs }) => timeMs === at)));
  expect(few.map(({ timeMs }) => timeMs)).toEqual([17, 333]);
});
