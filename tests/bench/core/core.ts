// The whole core on the same stream: validate, reserve, match, fees, ledger, events, journal framing, synced to disk in groups.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createExchange } from '#server/engine/exchange.ts';
import type { Command } from '#server/engine/command.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import { recover } from '#server/runtime/recover.ts';

import { bytesInUse, collectGarbage } from '../memory.ts';
import { median, percentile } from '../median.ts';
import type { VenueStream } from './venue-stream.ts';

/** Commands that one sync makes durable: what queues up under load while the last sync runs. */
const groupSize = 1024;

function open(folder: string): ExchangeHost {
  return openHost({
    folder,
    replayEventsAfter: Number.MAX_SAFE_INTEGER,
    snapshotEveryCommands: Number.MAX_SAFE_INTEGER,
    clock: Date.now,
    onRecords: () => undefined,
    onNote: () => undefined,
  });
}

function feed(host: ExchangeHost, commands: readonly Command[]): number {
  let refused = 0;
  for (let from = 0; from < commands.length; from += groupSize) {
    for (const reply of host.handle(commands.slice(from, from + groupSize)).replies) if (!reply.ok) refused += 1;
  }
  return refused;
}

const perSecond = (count: number, elapsedMs: number): number => (count / elapsedMs) * 1000;

type Run = { readonly live: number; readonly replay: number };

/** One run: the venue is prepared, the measured commands run, and (when asked for) the folder is opened again. */
function runOnce({ opening, building, commands }: VenueStream, withReplay: boolean): Run {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-core-'));
  const copy = mkdtempSync(join(tmpdir(), 'meridian-core-copy-'));
  try {
    const host = open(folder);
    if (feed(host, opening) + feed(host, building) > 0) throw new Error('the bench could not set its venue up');
    const started = performance.now();
    feed(host, commands);
    const live = perSecond(commands.length, performance.now() - started);
    const broken = host.exchange.checkInvariants();
    if (broken.length > 0) throw new Error(`the bench broke the venue: ${broken[0]}`);
    if (!withReplay) return { live, replay: 0 };
    // A copy as a crash would leave it: without a snapshot, so that everything is told again.
    cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('lock') });
    const reopened = performance.now();
    const again = recover(
      copy,
      Number.MAX_SAFE_INTEGER,
      () => undefined,
      () => undefined,
    );
    const replay = perSecond(opening.length + building.length + commands.length, performance.now() - reopened);
    if (again.exchange.stateHash() !== host.exchange.stateHash()) throw new Error('the journal does not tell the same story twice');
    return { live, replay };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(copy, { recursive: true, force: true });
  }
}

export type CoreFigures = { readonly livePerSecond: number; readonly replayPerSecond: number };

/** Commands per second, median of five after a first run that warms the machine up. */
export function benchCore(stream: VenueStream, withReplay = true, runs = 5): CoreFigures {
  const seen = Array.from({ length: runs + 1 }, () => runOnce(stream, withReplay)).slice(1);
  return { livePerSecond: median(seen.map(({ live }) => live)), replayPerSecond: median(seen.map(({ replay }) => replay)) };
}

export type Latency = { readonly p50Us: number; readonly p99Us: number; readonly p999Us: number; readonly count: number };

/** The time of the core alone per command, by kind: without disk and threads, the clock's own cost included. */
export function benchLatency({ opening, building, commands }: VenueStream): ReadonlyMap<string, Latency> {
  const exchange = createExchange();
  let sequence = 0;
  const apply = (command: Command): void => {
    sequence += 1;
    exchange.apply({ sequence, timeMs: sequence, command });
  };
  for (const command of [...opening, ...building]) apply(command);
  const half = commands.length >> 1;
  for (const command of commands.slice(0, half)) apply(command);
  const times = new Map<string, number[]>();
  for (const command of commands.slice(half)) {
    const kind = command.type === 'place-order' && command.timeInForce === 3 ? 'place-order IOC' : command.type;
    const before = performance.now();
    apply(command);
    const elapsed = performance.now() - before;
    const list = times.get(kind);
    if (list === undefined) times.set(kind, [elapsed]);
    else list.push(elapsed);
  }
  const at = (list: readonly number[], share: number): number => percentile(list, share) * 1000;
  return new Map(
    [...times].map(([kind, list]) => [kind, { p50Us: at(list, 0.5), p99Us: at(list, 0.99), p999Us: at(list, 0.999), count: list.length }]),
  );
}

/** Bytes that the core allocates per command, events and replies included: the heap's growth while nothing is collected. */
export function bytesPerCommand({ opening, building, commands }: VenueStream): number {
  const exchange = createExchange();
  let sequence = 0;
  const apply = (command: Command): void => {
    sequence += 1;
    exchange.apply({ sequence, timeMs: sequence, command });
  };
  for (const command of [...opening, ...building]) apply(command);
  const samples: number[] = [];
  const step = 2000;
  for (let from = 0; from + step <= commands.length; from += step) {
    const before = process.memoryUsage().heapUsed;
    for (let at = from; at < from + step; at += 1) {
      const command = commands[at];
      if (command !== undefined) apply(command);
    }
    const grown = process.memoryUsage().heapUsed - before;
    // A step in which the collector ran says nothing.
    if (grown > 0) samples.push(grown / step);
  }
  return median(samples);
}

/** Bytes that a resting order costs, everything included: the venue's growth while a million of them come to rest. */
export function bytesPerRestingOrder({ opening, building }: VenueStream): number {
  const exchange = createExchange();
  let sequence = 0;
  const apply = (command: Command): void => {
    sequence += 1;
    exchange.apply({ sequence, timeMs: sequence, command });
  };
  for (const command of opening) apply(command);
  collectGarbage();
  const before = bytesInUse();
  for (const command of building) apply(command);
  collectGarbage();
  return (bytesInUse() - before) / building.length;
}
