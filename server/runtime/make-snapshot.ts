// A snapshot is made from the journal alone: the newest one before it, and every command since.
import { commandsOf, hashRecord, type JournalRecord } from '#server/journal/record.ts';
import type { FilePort } from '#server/journal/file-port.ts';
import { JournalDamaged } from '#server/journal/segment.ts';
import { readRecords } from '#server/journal/read-journal.ts';
import { saveSnapshot } from '#server/journal/snapshot-file.ts';
import { hashBytes } from '#server/engine/snapshots/state-hash.ts';

import { readCommand, startingPoint, type StartingPoint } from './recover.ts';
import type { RecordEnd } from './thread-protocol.ts';

export type SnapshotRequest = {
  readonly folder: string;
  /** The record that the snapshot stands behind; it ends a segment that nothing is written to any more. */
  readonly end: RecordEnd;
};

/** Tells an exchange at a place every command up to one. Returns the record that ends with that one; null: none does. */
function replayTo({ exchange, place }: StartingPoint, folder: string, sequence: number): JournalRecord | null {
  for (const record of readRecords(folder, place)) {
    const last = record.firstSequence + record.count - 1;
    if (last > sequence) return null;
    for (const journaled of commandsOf(record))
      exchange.replay({ sequence: journaled.sequence, timeMs: journaled.timeMs, command: readCommand(record, journaled) });
    // The segment behind it is not opened: it is being written.
    if (last === sequence) return record;
  }
  return null;
}

/**
 * Writes the snapshot that the exchange itself would have written behind that record, byte for byte.
 * Refuses (JournalDamaged) a journal that is changed or does not come to that record, and passes on what the disk says.
 */
export function makeSnapshot({ folder, end }: SnapshotRequest, onNote: (text: string) => void, files?: FilePort): void {
  const { sequence } = end;
  const point = startingPoint(folder, sequence, onNote);
  const record = replayTo(point, folder, sequence);
  if (record === null) throw new JournalDamaged(folder, 0, `no record ends with command ${sequence}`);
  const recordHash = hashRecord(record.bytes);
  if (recordHash.toString('hex') !== end.hash)
    throw new JournalDamaged(record.path, record.offset, `the record of command ${sequence} is not the one that was written`);
  const state = point.exchange.snapshot();
  saveSnapshot(folder, { sequence, timeMs: record.timeMs, recordHash, stateHash: hashBytes(state), state }, files);
}
