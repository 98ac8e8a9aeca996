// Coming back: the newest sound snapshot that the readers have not outrun, then every command behind it again.
import { decodeCommand } from '#server/engine/command-codec.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, restoreExchange, type Exchange } from '#server/engine/exchange.ts';
import { isCurrent } from '#server/engine/snapshot.ts';
import { hashBytes } from '#server/engine/state-hash.ts';
import { beginning, readRecords, type Place } from '#server/journal/read-journal.ts';
import { commandsOf, type JournaledCommand, type JournalRecord } from '#server/journal/record.ts';
import { JournalDamaged } from '#server/journal/segment.ts';
import { listSnapshots, loadSnapshot, type SnapshotFile } from '#server/journal/snapshot-file.ts';

const recordsPerHandOver = 2000;
/** In place of what the readers have seen: there are none. */
const nobodyReads = Number.MAX_SAFE_INTEGER;

export type Recovered = {
  readonly exchange: Exchange;
  readonly sequence: number;
  readonly lastTimeMs: number;
  readonly snapshotSequence: number;
};

/** A state, the command it stands behind, and when that was. */
export type StartingPoint = { readonly exchange: Exchange; readonly place: Place; readonly timeMs: number };

/** A snapshot of another release may not be readable; the journal always is. */
function restoreOrNothing(state: Uint8Array): Exchange | null {
  try {
    return restoreExchange(state);
  } catch {
    return null;
  }
}

/** The exchange of a snapshot, or null when the file or the state in it is not what was saved. */
export function restored(file: SnapshotFile): StartingPoint | null {
  const snapshot = loadSnapshot(file);
  if (snapshot === null) return null;
  const exchange = restoreOrNothing(snapshot.state);
  if (exchange === null) return null;
  // An earlier release wrote the same state in other bytes: those are held against the hash then.
  const stateHash = isCurrent(snapshot.state) ? exchange.stateHash() : hashBytes(snapshot.state);
  if (stateHash !== snapshot.stateHash) return null;
  return { exchange, place: { sequence: snapshot.sequence, hash: snapshot.recordHash }, timeMs: snapshot.timeMs };
}

/** The newest sound snapshot at or before a sequence, or the empty exchange before the first command. Damaged ones are said and passed over. */
export function startingPoint(folder: string, notAfter: number, onNote: (text: string) => void): StartingPoint {
  for (const file of listSnapshots(folder)) {
    if (file.sequence > notAfter) continue;
    const point = restored(file);
    if (point !== null) return point;
    onNote(`passing over the damaged snapshot ${file.path}`);
  }
  return { exchange: createExchange(), place: beginning, timeMs: 0 };
}

/** The command of some bytes. Refuses (JournalDamaged) bytes that are whole and mean nothing to this release. */
export function readCommand({ path, offset }: JournalRecord, { sequence, payload }: JournaledCommand): Command {
  try {
    return decodeCommand(payload);
  } catch (error) {
    throw new JournalDamaged(
      path,
      offset,
      `command ${sequence} cannot be read (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

/** Reads to the end before anybody is told anything: what a changed record says must not reach a reader before the one behind it gives it away. */
function checkFrom(folder: string, place: Place): void {
  const records = readRecords(folder, place);
  while (records.next().done !== true);
}

/**
 * Rebuilds the state. Records after `replayEventsAfter` are handed over on the way, in order and without a gap,
 * so the snapshot must not be younger than that: a reader that is behind gets what it missed.
 * Refuses (JournalDamaged) a journal that has lost or changed something, its end included where a snapshot or a reader knows of it. A damaged snapshot is said and passed over.
 */
export function recover(
  folder: string,
  replayEventsAfter: number,
  onRecords: (records: readonly EventRecord[]) => void,
  onNote: (text: string) => void,
): Recovered {
  const started = performance.now();
  const { exchange, place, timeMs } = startingPoint(folder, replayEventsAfter, onNote);
  const snapshotSequence = place.sequence;
  let sequence = snapshotSequence;
  let lastTimeMs = timeMs;
  let batch: EventRecord[] = [];
  let isChecked = false;
  for (const group of readRecords(folder, place)) {
    lastTimeMs = group.timeMs;
    if (!isChecked && group.firstSequence + group.count - 1 > replayEventsAfter) {
      checkFrom(folder, { sequence: group.firstSequence - 1, hash: group.previousHash });
      isChecked = true;
    }
    for (const journaled of commandsOf(group)) {
      const stamped = { sequence: journaled.sequence, timeMs: lastTimeMs, command: readCommand(group, journaled) };
      sequence = journaled.sequence;
      if (sequence <= replayEventsAfter) {
        exchange.replay(stamped);
        continue;
      }
      batch.push(exchange.apply(stamped).record);
      if (batch.length < recordsPerHandOver) continue;
      onRecords(batch);
      batch = [];
    }
  }
  // Everything below that number would be taken for seen, and never reach them.
  if (replayEventsAfter > sequence && replayEventsAfter !== nobodyReads)
    throw new JournalDamaged(
      folder,
      0,
      `the readers have already seen command ${replayEventsAfter}, and the journal ends with command ${sequence}`,
    );
  if (batch.length > 0) onRecords(batch);
  onNote(
    `recovered to command ${sequence}: snapshot at ${snapshotSequence}, ${sequence - snapshotSequence} commands replayed in ${Math.round(performance.now() - started)} ms`,
  );
  return { exchange, sequence, lastTimeMs, snapshotSequence };
}
