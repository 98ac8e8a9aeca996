// Coming back: the newest sound snapshot that the readers have not outrun, then every command behind it again.
import { decodeCommand } from '#server/engine/codec/command-codec.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, restoreExchange, type Exchange } from '#server/engine/exchange.ts';
import { isCurrent } from '#server/engine/snapshots/snapshot.ts';
import { hashBytes } from '#server/engine/snapshots/state-hash.ts';
import { beginning, readRecords, type Place } from '#server/journal/read-journal.ts';
import { commandsOf, hashRecord, type JournaledCommand, type JournalRecord } from '#server/journal/record.ts';
import { JournalDamaged } from '#server/journal/segment.ts';
import { listSnapshots, loadSnapshot, type SnapshotFile } from '#server/journal/snapshot-file.ts';

import { checkDatabase, type DatabaseFacts } from './check-database.ts';
import type { RecordEnd } from './thread-protocol.ts';

/** The readers were filled from another journal, or from one that went on differently from this one. */
class AnotherJournal extends Error {
  constructor(folder: string, sequence: number) {
    super(
      `${folder} is not the journal that the database was filled from: its record of command ${sequence} is another one. Either they belong to two exchanges, or one of them was restored or copied and both have gone on since. Start with the folder and the database that belong together, or restore both from one backup`,
    );
    this.name = 'AnotherJournal';
  }
}

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

const lastOf = ({ firstSequence, count }: JournalRecord): number => firstSequence + count - 1;

const endOf = (record: JournalRecord): RecordEnd => ({ sequence: lastOf(record), hash: hashRecord(record.bytes).toString('hex') });

/** True if this is the record that holds the command the readers know a record of, and is not that one. */
function isAnother(record: JournalRecord, known: RecordEnd | null): boolean {
  if (known === null || record.firstSequence > known.sequence || lastOf(record) < known.sequence) return false;
  return lastOf(record) !== known.sequence || endOf(record).hash !== known.hash;
}

/**
 * Reads to the end before anybody is told anything: what a changed record says must not reach a reader before the one behind it gives it
 * away. Answers whether the record that the readers know is another one here.
 */
function checkFrom(folder: string, place: Place, readersRecord: RecordEnd | null): boolean {
  let found = false;
  for (const record of readRecords(folder, place)) found ||= isAnother(record, readersRecord);
  return found;
}

/** If a database does not already have the name of the journal, what the whole journal says decides; nobody is told of it. */
function checkReader(folder: string, database: DatabaseFacts, exchange: Exchange): void {
  if (database.identity !== '' && database.identity === exchange.identity()) return;
  const whole = recover(
    folder,
    nobodyReads,
    () => undefined,
    () => undefined,
  );
  checkDatabase(folder, database, whole.exchange);
}

/**
 * Rebuilds the state. Records after `replayEventsAfter` are handed over on the way, in order and without a gap,
 * so the snapshot must not be younger than that: a reader that is behind gets what it missed.
 * Refuses (WrongDatabase) a database that belongs to another journal, before it is handed anything.
 * Refuses (JournalDamaged) a journal that has lost or changed something, its end included where a snapshot or a reader knows of it. A damaged snapshot is said and passed over.
 * Refuses (AnotherJournal) one whose record is not `readersRecord`, which holds the last command that the readers have seen; null: they do not know it.
 */
export function recover(
  folder: string,
  replayEventsAfter: number,
  onRecords: (records: readonly EventRecord[], end: RecordEnd) => void,
  onNote: (text: string) => void,
  database?: DatabaseFacts,
  readersRecord: RecordEnd | null = null,
): Recovered {
  const started = performance.now();
  const { exchange, place, timeMs } = startingPoint(folder, replayEventsAfter, onNote);
  const snapshotSequence = place.sequence;
  const seen = Math.max(replayEventsAfter, readersRecord?.sequence ?? 0);
  let sequence = snapshotSequence;
  let lastTimeMs = timeMs;
  let batch: EventRecord[] = [];
  let isChecked = false;
  const check = (): void => {
    if (database !== undefined) checkReader(folder, database, exchange);
    isChecked = true;
  };
  /** A database of another exchange is called that; only one of this very exchange can have gone another way. */
  const refuseAnother = (at: number): never => {
    check();
    throw new AnotherJournal(folder, at);
  };
  if (readersRecord?.sequence === place.sequence && place.hash?.toString('hex') !== readersRecord.hash) refuseAnother(place.sequence);
  let last: JournalRecord | null = null;
  for (const group of readRecords(folder, place)) {
    lastTimeMs = group.timeMs;
    last = group;
    if (isAnother(group, readersRecord)) refuseAnother(readersRecord?.sequence ?? 0);
    if (!isChecked && lastOf(group) > replayEventsAfter) {
      const from = { sequence: group.firstSequence - 1, hash: group.previousHash };
      if (checkFrom(folder, from, readersRecord)) refuseAnother(readersRecord?.sequence ?? 0);
      check();
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
      onRecords(batch, endOf(group));
      batch = [];
    }
  }
  if (!isChecked) check();
  // Everything below that number would be taken for seen, and never reach them.
  if (seen > sequence && replayEventsAfter !== nobodyReads)
    throw new JournalDamaged(folder, 0, `the readers have already seen command ${seen}, and the journal ends with command ${sequence}`);
  if (last !== null && batch.length > 0) onRecords(batch, endOf(last));
  onNote(
    `recovered to command ${sequence}: snapshot at ${snapshotSequence}, ${sequence - snapshotSequence} commands replayed in ${Math.round(performance.now() - started)} ms`,
  );
  return { exchange, sequence, lastTimeMs, snapshotSequence };
}
