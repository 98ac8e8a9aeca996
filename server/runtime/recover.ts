// Coming back: the newest sound snapshot that the readers have not outrun, then every command behind it again.
import { decodeCommand } from '#server/engine/command-codec.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, restoreExchange, type Exchange } from '#server/engine/exchange.ts';
import { readJournal } from '#server/journal/journal.ts';
import { JournalDamaged } from '#server/journal/segment.ts';
import { listSnapshots, loadSnapshot } from '#server/journal/snapshot-file.ts';

const recordsPerHandOver = 2000;

export type Recovered = {
  readonly exchange: Exchange;
  readonly sequence: number;
  readonly lastTimeMs: number;
  readonly snapshotSequence: number;
};

/**
 * Rebuilds the state. Records after `replayEventsAfter` are handed over on the way, in order and without a gap,
 * so the snapshot must not be younger than that: a reader that is behind gets what it missed.
 * Refuses (JournalDamaged) a journal that has lost something, its end included where a snapshot tells of it. A damaged snapshot is said and passed over.
 */
export function recover(
  folder: string,
  replayEventsAfter: number,
  onRecords: (records: readonly EventRecord[]) => void,
  onNote: (text: string) => void,
): Recovered {
  const started = performance.now();
  const { exchange, snapshotSequence } = startingPoint(folder, replayEventsAfter, onNote);
  let sequence = snapshotSequence;
  let lastTimeMs = 0;
  let batch: EventRecord[] = [];
  let written = 0;
  for (const { sequence: next, timeMs, payload } of readJournal(folder, Math.max(0, snapshotSequence - 1))) {
    written = next;
    lastTimeMs = timeMs;
    // The snapshot's own last command is read for its time alone: the clock may since have been set back.
    if (next <= snapshotSequence) continue;
    const { record } = exchange.apply({ sequence: next, timeMs, command: decodeCommand(payload) });
    sequence = next;
    if (next <= replayEventsAfter) continue;
    batch.push(record);
    if (batch.length < recordsPerHandOver) continue;
    onRecords(batch);
    batch = [];
  }
  if (written < snapshotSequence)
    throw new JournalDamaged(folder, 0, `the journal ends before record ${snapshotSequence}, up to which there is a snapshot`);
  if (batch.length > 0) onRecords(batch);
  onNote(
    `recovered to command ${sequence}: snapshot at ${snapshotSequence}, ${sequence - snapshotSequence} commands replayed in ${Math.round(performance.now() - started)} ms`,
  );
  return { exchange, sequence, lastTimeMs, snapshotSequence };
}

function startingPoint(
  folder: string,
  replayEventsAfter: number,
  onNote: (text: string) => void,
): { exchange: Exchange; snapshotSequence: number } {
  for (const { path, sequence } of listSnapshots(folder)) {
    if (sequence > replayEventsAfter) continue;
    const bytes = loadSnapshot(path);
    if (bytes !== null) return { exchange: restoreExchange(bytes), snapshotSequence: sequence };
    onNote(`passing over the damaged snapshot ${path}`);
  }
  return { exchange: createExchange(), snapshotSequence: 0 };
}
