// node tests/corpus/make.ts [folder…]: the journals that this release leaves to every later one (those named, or all), with what they must replay to.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';

import { MarginMode } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { tidyJournal } from '#server/journal/tidy.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { contractOpening } from '#tests/simulation/contracts/contract-venue.ts';
import { lendingOpening } from '#tests/simulation/lending/margin-venue.ts';
import { convertOpening } from '#tests/simulation/convert/convert-venue.ts';
import { randomConvertCommand } from '#tests/simulation/convert/random-convert-commands.ts';
import { randomLeadingCommand } from '#tests/simulation/leading/random-leading-commands.ts';
import { newLendingWeather, randomMarginCommand } from '#tests/simulation/lending/random-margin-commands.ts';
import { randomStrategyCommand } from '#tests/simulation/strategies/random-strategy-commands.ts';
import { randomUnifiedCommand } from '#tests/simulation/unified/random-unified-commands.ts';
import { unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import { openingCommands, randomSource } from '#tests/simulation/random-commands.ts';
import { newWeather, randomContractCommand } from '#tests/simulation/contracts/random-contract-commands.ts';

import { corpusCommand } from './corpus-commands.ts';
import { stopCommand } from './stop-commands.ts';
import { fingerprint } from './fingerprint.ts';

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
const random = randomSource(2);
/** A source of its own: what is added to the other traffic changes nothing in this one. */
const contractRandom = randomSource(28);
const weather = newWeather();
const lendingRandom = randomSource(8);
const lendingWeather = newLendingWeather();
const convertRandom = randomSource(80);
const convertWeather = newLendingWeather();
const stopRandom = randomSource(103);

type Traffic = {
  readonly opening: readonly Command[];
  next(step: number, exchange: Exchange, timeMs: number): Command;
  readonly markets: readonly number[];
  readonly draw: (below: number) => number;
  /** Most that passes between two batches; by itself two seconds, or less where nothing waits for markets to open. */
  readonly pauseMs?: number;
};

function strategyTraffic(seed: number): Traffic {
  const [draw, around] = [randomSource(seed), newLendingWeather()];
  return {
    opening: unifiedOpening(5_000, 10),
    next: (_step, exchange, timeMs) =>
      draw(3) === 0 ? randomUnifiedCommand(draw, around, timeMs, exchange.lastOrderId()) : randomStrategyCommand(draw, exchange, around),
    markets: [0, 1],
    draw,
    pauseMs: 200_000,
  };
}

function leadingTraffic(seed: number): Traffic {
  const [draw, around] = [randomSource(seed), newLendingWeather()];
  const { next, ...rest } = strategyTraffic(seed + 1);
  return {
    ...rest,
    draw,
    next: (step, exchange, timeMs) => (draw(2) === 0 ? randomLeadingCommand(draw, exchange, around) : next(step, exchange, timeMs)),
  };
}

/** Two traders begin isolated, so that there is margin to change. */
const isolated = [1002, 1003].flatMap((accountId) =>
  [0, 1, 2, 3].map((marketId): Command => ({ type: 'set-margin-mode', accountId, marketId, mode: MarginMode.isolated })),
);

const traffics: Readonly<Record<string, Traffic>> = {
  [version]: { opening: openingCommands(), next: (step, exchange) => corpusCommand(random, step, exchange), markets: [0, 1], draw: random },
  [`${version}-contracts`]: {
    opening: [...contractOpening(), ...isolated],
    next: (_step, exchange, timeMs) => randomContractCommand(contractRandom, weather, timeMs, exchange.lastOrderId()),
    markets: [],
    draw: contractRandom,
  },
  [`${version}-lending`]: {
    opening: lendingOpening(5_000, 10),
    next: (_step, exchange) => randomMarginCommand(lendingRandom, lendingWeather, exchange.lastOrderId()),
    markets: [0, 1],
    draw: lendingRandom,
    pauseMs: 200_000,
  },
  [`${version}-convert`]: {
    opening: [...lendingOpening(5_000, 10), ...convertOpening({ usdt: 8_000, btc: 1, eth: 5 })],
    next: (_step, exchange, timeMs) =>
      convertRandom(3) === 0
        ? randomMarginCommand(convertRandom, convertWeather, exchange.lastOrderId())
        : randomConvertCommand(convertRandom, exchange, timeMs),
    markets: [0, 1],
    draw: convertRandom,
    pauseMs: 4_000,
  },
  [`${version}-strategies`]: strategyTraffic(100),
  // Traffic of bots too, with the payments that came later.
  [`${version}-copies`]: strategyTraffic(101),
  [`${version}-leading`]: leadingTraffic(102),
  [`${version}-stops`]: {
    opening: openingCommands(),
    next: (step, exchange) => stopCommand(stopRandom, step, exchange),
    markets: [0, 1],
    draw: stopRandom,
  },
};

/** One snapshot in the middle, with the segment before it put away; the one at the end would spare a reader half of the work. */
async function make(name: string, { opening, next, markets, draw, pauseMs = markets.length > 0 ? 2_000 : 200 }: Traffic): Promise<void> {
  const folder = join('tests/corpus', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let nowMs = 1_700_000_000_000;
  const options = { folder, replayEventsAfter: Number.MAX_SAFE_INTEGER, snapshotEveryCommands: 1_800, clock: () => nowMs };
  const host = openHost({ ...options, onRecords: () => undefined, onNote: () => undefined });
  host.handle(opening);
  while (host.sequence < 3_000) {
    nowMs += draw(pauseMs);
    const { exchange, sequence } = host;
    host.handle(Array.from({ length: 1 + draw(6) }, (_, step) => next(sequence + step, exchange, nowMs)));
    const dueMs = exchange.nextDueMs();
    if (dueMs !== null && dueMs <= nowMs) host.handle([{ type: 'advance-clock' }]);
    // A market that has been stopped is opened again before long.
    if (draw(30) === 0) host.handle(markets.map((marketId) => ({ type: 'set-market-state', marketId, state: 'online' as const })));
  }
  const broken = host.exchange.checkInvariants();
  if (broken.length > 0) throw new Error(broken.join('; '));
  const expected = { sequence: host.sequence, fingerprint: fingerprint(host.exchange), stateHash: host.exchange.stateHash() };
  host.close();
  rmSync(join(folder, `${String(expected.sequence).padStart(16, '0')}.snapshot`));
  for (const file of ['held.lock', 'committed']) rmSync(join(folder, file), { force: true });
  await tidyJournal(folder, { keep: 'all', archive: '' }, Number.MAX_SAFE_INTEGER, () => false);
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`);
}

const wanted = process.argv.slice(2);
for (const [name, traffic] of Object.entries(traffics)) if (wanted.length === 0 || wanted.includes(name)) await make(name, traffic);
