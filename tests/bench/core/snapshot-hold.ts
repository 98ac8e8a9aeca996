// The longest time for which the core's thread takes no command while a snapshot of 100,000 resting orders is due.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { Command } from '#server/engine/command.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import type { SnapshotMaker } from '#server/runtime/snapshot-queue.ts';
import { createSnapshotThread } from '#server/runtime/snapshot-thread.ts';

import { collectGarbage } from '../memory.ts';
import { median } from '../median.ts';
import { makeVenueStream } from './venue-stream.ts';

const snapshotEveryCommands = 200_000;
const groupSize = 64;
const runs = 3;

/** Behind the last command this goes on until the end: a snapshot that is being made is never alone on the disk. */
const filling: readonly Command[] = [{ type: 'advance-clock' }];

/** The longest of the turns, each with one group; what else the thread does between two of them counts with the first. */
async function longestTurn(host: ExchangeHost, commands: readonly Command[], isOver: () => boolean): Promise<number> {
  let longestMs = 0;
  for (let from = 0; from < commands.length || !isOver(); from += groupSize) {
    const isFilling = from >= commands.length;
    const started = performance.now();
    host.handle(isFilling ? filling : commands.slice(from, from + groupSize));
    await (isFilling ? pause(1) : nextTurn());
    longestMs = Math.max(longestMs, performance.now() - started);
  }
  return longestMs;
}

/** The maker on its thread, with the time that its last snapshot took. */
function timedMaker(): { readonly make: SnapshotMaker; readonly took: { isMaking: boolean; made: number; ms: number } } {
  const took = { isMaking: false, made: 0, ms: 0 };
  const onThread = createSnapshotThread(() => undefined);
  const make: SnapshotMaker = async (request, signal) => {
    const started = performance.now();
    took.isMaking = true;
    await onThread(request, signal);
    took.isMaking = false;
    took.made += 1;
    took.ms = performance.now() - started;
  };
  return { make, took };
}

type Hold = { readonly quietMs: number; readonly holdMs: number; readonly makingMs: number };

/** The second snapshot of a run is the measured one: it is made from the first, as all later ones are. */
async function runOnce(commands: readonly Command[], isBeside: boolean): Promise<Hold> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-hold-'));
  const { make, took } = timedMaker();
  const host = openHost({
    folder,
    replayEventsAfter: Number.MAX_SAFE_INTEGER,
    snapshotEveryCommands,
    clock: Date.now,
    onRecords: () => undefined,
    onNote: () => undefined,
    retention: { keep: 200, archive: '' },
    ...(isBeside && { makeSnapshot: make }),
  });
  const measuredFrom = 2 * snapshotEveryCommands - groupSize;
  const quietFrom = measuredFrom - 500 * groupSize;
  try {
    for (let from = 0; from < quietFrom; from += 1024) host.handle(commands.slice(from, Math.min(from + 1024, quietFrom)));
    while (took.isMaking) await nextTurn();
    // The garbage of the bench itself is not to be collected while it measures.
    collectGarbage();
    const quietMs = await longestTurn(host, commands.slice(quietFrom, measuredFrom), () => true);
    const holdMs = await longestTurn(host, commands.slice(measuredFrom), () => !took.isMaking);
    if (took.made !== (isBeside ? 2 : 0)) throw new Error(`the bench saw ${took.made} snapshots made`);
    return { quietMs, holdMs, makingMs: took.ms };
  } finally {
    await host.cancelSnapshot();
    host.close();
    await host.atRest();
    rmSync(folder, { recursive: true, force: true });
  }
}

export type SnapshotHold = {
  /** The longest hold with snapshots made on their thread, and with those that the core takes itself. */
  readonly besideMs: number;
  readonly ownMs: number;
  /** The longest hold where no snapshot is due. */
  readonly quietMs: number;
  /** From the request to the file. */
  readonly makingMs: number;
};

export async function benchSnapshotHold(seed: number): Promise<SnapshotHold> {
  const { opening, building, commands } = makeVenueStream({ accounts: 10_000, books: 20, restingPerBook: 5_000, commands: 280_000 }, seed);
  const all = [...opening, ...building, ...commands];
  const [beside, own]: [Hold[], Hold[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    beside.push(await runOnce(all, true));
    own.push(await runOnce(all, false));
  }
  const middle = (holds: readonly Hold[], what: keyof Hold): number => median(holds.map((hold) => hold[what]));
  return {
    besideMs: middle(beside, 'holdMs'),
    ownMs: middle(own, 'holdMs'),
    quietMs: middle(beside, 'quietMs'),
    makingMs: middle(beside, 'makingMs'),
  };
}
