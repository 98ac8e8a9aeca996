// The whole journal tried against itself and against the snapshots beside it. Only reads, also beside a running exchange.
import { beginning, journalBegins, readRecords, type Place } from './read-journal.ts';
import { hashRecord, type JournalRecord } from './record.ts';
import { JournalDamaged, listSegments } from './segment.ts';
import { listSnapshots, loadSnapshot, type Snapshot } from './snapshot-file.ts';

export type Verified = {
  /** The journal holds what came behind this command: 0 unless older segments were removed. */
  readonly after: number;
  readonly last: number;
  readonly records: number;
  readonly segments: number;
  /** Sequences of the snapshots that the chain goes through. */
  readonly snapshots: readonly number[];
  readonly damagedSnapshots: readonly string[];
  /** Bytes at the end that are no whole record: a write that was not finished, or is going on. */
  readonly tornBytes: number;
};

/** The journal's record at a snapshot's command must be the one that the snapshot was taken behind. */
function checkSnapshot(record: JournalRecord, { sequence, recordHash }: Snapshot): void {
  const { firstSequence, count, path, offset } = record;
  const last = firstSequence + count - 1;
  if (last !== sequence)
    throw new JournalDamaged(path, offset, `command ${sequence}, behind which there is a snapshot, does not end its record`);
  if (!hashRecord(record.bytes).equals(recordHash))
    throw new JournalDamaged(
      path,
      offset,
      `the record of commands ${firstSequence} to ${last} is not the one that the snapshot at ${sequence} knows`,
    );
}

/**
 * Reads every record from the first that is kept. Refuses (JournalDamaged) at the first that was changed, is missing or stands elsewhere,
 * and at one that a snapshot knows differently.
 */
export function verifyJournal(folder: string): Verified {
  const files = listSnapshots(folder);
  const loaded = files.map((file) => ({ path: file.path, snapshot: loadSnapshot(file) }));
  const snapshots = new Map(loaded.flatMap(({ snapshot }) => (snapshot === null ? [] : [[snapshot.sequence, snapshot] as const])));
  const after = journalBegins(folder);
  const start: Place = after === 0 ? beginning : { sequence: after, hash: snapshots.get(after)?.recordHash ?? null };
  const waiting = [...snapshots.keys()].filter((sequence) => sequence > after).toSorted((a, b) => a - b);
  const records = readRecords(folder, start);
  let count = 0;
  for (;;) {
    const step = records.next();
    if (step.done === true) {
      const [beyond] = waiting;
      const { place, end, tornBytes } = step.value;
      if (beyond !== undefined)
        throw new JournalDamaged(
          folder,
          end,
          `the journal ends with command ${place.sequence}, and there is a snapshot behind command ${beyond}`,
        );
      return {
        after,
        last: place.sequence,
        records: count,
        segments: listSegments(folder).length,
        snapshots: [...snapshots.keys()].filter((sequence) => sequence >= after).toSorted((a, b) => a - b),
        damagedSnapshots: loaded.flatMap(({ path, snapshot }) => (snapshot === null ? [path] : [])),
        tornBytes,
      };
    }
    count += 1;
    const record = step.value;
    for (; (waiting[0] ?? Number.POSITIVE_INFINITY) < record.firstSequence + record.count; waiting.shift()) {
      const snapshot = snapshots.get(waiting[0] ?? 0);
      if (snapshot !== undefined) checkSnapshot(record, snapshot);
    }
  }
}
