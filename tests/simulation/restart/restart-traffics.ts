// Random traffic of every part of the core, each with the opening that it needs: what a restart must not change is looked for in it.
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { corpusCommand } from '#tests/corpus/corpus-commands.ts';

import { contractOpening, contracts } from '../contracts/contract-venue.ts';
import { randomC2cCommand } from '../c2c/random-c2c-commands.ts';
import { convertOpening } from '../convert/convert-venue.ts';
import { lendingOpening } from '../lending/margin-venue.ts';
import { openingCommands, randomCommand, randomMoney, randomSource, users } from '../random-commands.ts';
import { newWeather, randomContractCommand } from '../contracts/random-contract-commands.ts';
import { randomConvertCommand } from '../convert/random-convert-commands.ts';
import { newLendingWeather, randomMarginCommand } from '../lending/random-margin-commands.ts';
import { randomStrategyCommand } from '../strategies/random-strategy-commands.ts';
import { randomUnifiedCommand } from '../unified/random-unified-commands.ts';
import { perpetuals, unifiedOpening } from '../unified/unified-venue.ts';

type Random = (below: number) => number;

type Traffic = {
  readonly opening: readonly Command[];
  /** Milliseconds between two commands. */
  readonly stepMs: number;
  next(random: Random, exchange: Exchange, step: number, timeMs: number): Command;
};

/** Coins are listed last to first: the order in which a venue lists is not the order of its ids. */
function listedBackwards(commands: readonly Command[]): Command[] {
  const coins = commands.filter(({ type }) => type === 'list-asset').toReversed();
  const markets = commands.filter(({ type }) => type === 'list-market').toReversed();
  return [...coins, ...markets, ...commands.filter(({ type }) => type !== 'list-asset' && type !== 'list-market')];
}

/** Terms that a venue may set before it lends anything. */
const earlyTerms: readonly Command[] = [
  { type: 'set-margin-rules', callPpm: 700_000, liquidationFeePpm: 10_000, reachPpm: 20_000, transferCoefficient: 3 },
  { type: 'set-unified-terms', minEquityUnits: 5_000, interestFree: [] },
];

/** Accounts opened for owners, for the same ones again, in place of others; owners named for accounts that had none; the journal's name. */
export function randomIdentity(random: Random, exchange: Exchange): Command {
  const owner = `owner-${random(12)}`;
  const known = exchange.accountOf(owner) ?? 0;
  if (random(3) === 0) return { type: 'name-account-owner', accountId: users[random(users.length)] ?? 1000, owner };
  if (random(9) === 0) return { type: 'name-journal', identity: `journal-${random(2)}` };
  return { type: 'open-user-account', owner, replaces: random(3) === 0 ? known : 0, firstNumber: 2_000 + random(20) };
}

/** Contracts are halted now and then, so that somebody waits for liquidation while prices go on. */
const randomHalt = (random: Random, markets: Readonly<Record<string, number>>): Command => ({
  type: 'set-market-state',
  marketId: Object.values(markets)[random(4)] ?? 0,
  state: random(3) === 0 ? 'halted' : 'online',
});

/** State of its own for each playing. */
const traffics: Readonly<Record<string, () => Traffic>> = {
  'owners, orders, deposits, withdrawals and sending': () => ({
    opening: openingCommands(),
    stepMs: 1,
    next: (random, exchange, step) => {
      if (step % 4 === 0) return randomMoney(random, step);
      return step % 6 === 1 ? randomIdentity(random, exchange) : randomCommand(random, step, exchange.lastOrderId());
    },
  }),
  'a venue listed backwards, with terms before there is a coin': () => ({
    opening: [...earlyTerms, ...listedBackwards(openingCommands())],
    stepMs: 1,
    next: (random, exchange, step) => randomCommand(random, step, exchange.lastOrderId()),
  }),
  'plans, schedules and countdowns': () => ({
    opening: openingCommands(),
    stepMs: 700,
    next: (random, exchange, step) => corpusCommand(random, step, exchange),
  }),
  contracts: () => {
    const weather = newWeather();
    return {
      opening: contractOpening(),
      stepMs: 1,
      next: (random, exchange, _step, timeMs) =>
        random(25) === 0 ? randomHalt(random, contracts) : randomContractCommand(random, weather, timeMs, exchange.lastOrderId()),
    };
  },
  'margin wallets': () => {
    const weather = newLendingWeather();
    return {
      opening: lendingOpening(5_000, 10),
      stepMs: 37_000,
      next: (random, exchange) => randomMarginCommand(random, weather, exchange.lastOrderId()),
    };
  },
  conversions: () => {
    const weather = newLendingWeather();
    return {
      opening: [...lendingOpening(5_000, 10), ...convertOpening({ usdt: 1_000, btc: 0, eth: 1 })],
      stepMs: 1_000,
      next: (random, exchange, _step, timeMs) =>
        random(3) === 0 ? randomMarginCommand(random, weather, exchange.lastOrderId()) : randomConvertCommand(random, exchange, timeMs),
    };
  },
  'orders between people': () => ({
    opening: lendingOpening(5_000, 10),
    stepMs: 37_000,
    next: (random, exchange, step) => (step % 20 === 0 ? randomMoney(random, step) : randomC2cCommand(random, exchange)),
  }),
  'unified accounts and play money': () => {
    const weather = newLendingWeather();
    return {
      opening: [...unifiedOpening(5_000, 10), ...convertOpening({ usdt: 100_000, btc: 5, eth: 50 })],
      stepMs: 37_000,
      next: (random, exchange, step, timeMs) =>
        step % 14 === 0
          ? randomConvertCommand(random, exchange, timeMs)
          : step % 37 === 0
            ? randomHalt(random, perpetuals)
            : randomUnifiedCommand(random, weather, timeMs, exchange.lastOrderId()),
    };
  },
  'bots of people with unified accounts': () => {
    const weather = newLendingWeather();
    return {
      opening: unifiedOpening(5_000, 10),
      stepMs: 37_000,
      next: (random, exchange, step, timeMs) =>
        step % 2 === 0
          ? randomStrategyCommand(random, exchange, weather)
          : randomUnifiedCommand(random, weather, timeMs, exchange.lastOrderId()),
    };
  },
};

export const trafficNames = Object.keys(traffics);

const startMs = 1_700_000_000_000;

/** Plays an opening and random commands behind it; `after` is told each command with its place and time once it is done. */
export function playTraffic(
  name: string,
  { seed, commands, exchange }: { readonly seed: number; readonly commands: number; readonly exchange: Exchange },
  after: (command: Command, sequence: number, timeMs: number) => void,
): void {
  const traffic = traffics[name]?.();
  if (traffic === undefined) throw new Error(`there is no traffic named ${name}`);
  const { opening, stepMs } = traffic;
  const random = randomSource(seed);
  for (let at = 0; at < opening.length + commands; at += 1) {
    const [sequence, timeMs] = [at + 1, startMs + (at + 1) * stepMs];
    const due = exchange.nextDueMs();
    const isDue = due !== null && due <= timeMs && at % 3 === 0;
    const command = opening[at] ?? (isDue ? { type: 'advance-clock' } : traffic.next(random, exchange, at - opening.length, timeMs));
    exchange.apply({ sequence, timeMs, command });
    after(command, sequence, timeMs);
  }
}
