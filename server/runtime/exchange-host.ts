// The exchange on its own thread: stamps commands, makes them durable, applies them, and only then answers.
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { ByteWriter } from '#server/engine/codec/byte-writer.ts';
import { encodeCommand } from '#server/engine/codec/command-codec.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import { hashBytes } from '#server/engine/snapshots/state-hash.ts';
import type { FilePort } from '#server/journal/file-port.ts';
import { lockFolder } from '#server/journal/folder-lock.ts';
import { openJournal, type Journal } from '#server/journal/journal.ts';
import { spareSnapshots, type Retention } from '#server/journal/retention.ts';
import { listSnapshots, saveSnapshot, type SnapshotFile } from '#server/journal/snapshot-file.ts';
import { createTidier, type Tidier } from '#server/journal/tidy.ts';

import type { DatabaseFacts } from './check-database.ts';
import { recover, type Recovered } from './recover.ts';
import { createSnapshotQueue, type SnapshotMaker, type SnapshotQueue } from './snapshot-queue.ts';
import type { RecordEnd } from './thread-protocol.ts';

export type HostOptions = {
  /** Holds journal and snapshots. */
  readonly folder: string;
  /** Records after this sequence are handed to `onRecords` while recovering. */
  readonly replayEventsAfter: number;
  /** The journal's record that holds the last one that the readers have seen, where they know it. */
  readonly readersRecord?: RecordEnd | null;
  readonly snapshotEveryCommands: number;
  /** Makes snapshots while the exchange goes on; not given: it takes them itself and stands still for as long. */
  readonly makeSnapshot?: SnapshotMaker;
  readonly clock: () => number;
  readonly onRecords: (records: readonly EventRecord[], end: RecordEnd) => void;
  readonly onNote: (text: string) => void;
  /** Puts old segments away in the background and keeps so many; not given: leaves them as they are. */
  readonly retention?: Retention;
  /** The disk beneath the journal, where it is not the real one. */
  readonly files?: FilePort;
  /** The facts that the database filled by the readers states of itself; not given: nothing is compared. */
  readonly database?: DatabaseFacts;
};

export type ExchangeHost = {
  readonly exchange: Exchange;
  readonly sequence: number;
  /** The time at which the last command was given. */
  readonly timeMs: number;
  /** The end of the durable records. */
  readonly end: RecordEnd;
  /** Makes the commands durable with one sync, then applies them. Throws JournalFailed: then none of them happened. */
  handle(commands: readonly Command[]): { replies: Reply[]; records: EventRecord[] };
  /** The readers have everything up to this for good: only before it may the journal's beginning be removed. */
  readersHave(sequence: number): void;
  /** Gives up the snapshot that is being made beside it; resolves when nothing of it is written any more. Comes before close where there is a maker. */
  cancelSnapshot(): Promise<void>;
  /** Takes a snapshot and lets go of the folder. */
  close(): void;
  /** After close: resolves when nothing in the folder is touched any more. */
  atRest(): Promise<void>;
};

/** Writes the command's bytes; false for one that could not be read back: it is refused and leaves no trace in the journal. */
function write(command: Command, writer: ByteWriter): boolean {
  writer.clear();
  try {
    encodeCommand(command, writer);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  return true;
}

/** Opens a folder, recovers what it holds, and is ready for commands. A folder that it refuses (FolderInUse, JournalDamaged, AnotherJournal) it does not keep. */
export function openHost(options: HostOptions): ExchangeHost {
  const unlock = lockFolder(options.folder);
  try {
    return hostOf(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function hostOf(options: HostOptions, unlock: () => void): ExchangeHost {
  const { folder, onNote } = options;
  const journal = openJournal(
    folder,
    (bytes) => onNote(`cut ${bytes} bytes of an unfinished write off the end of the journal`),
    options.files,
  );
  try {
    const { replayEventsAfter, onRecords, database, readersRecord } = options;
    const recovered = recover(folder, replayEventsAfter, onRecords, onNote, database, readersRecord);
    return new Host(options, unlock, journal, recovered);
  } catch (error) {
    journal.close();
    throw error;
  }
}

class Host implements ExchangeHost {
  readonly exchange: Exchange;
  readonly #options: HostOptions;
  readonly #unlock: () => void;
  readonly #journal: Journal;
  readonly #writer = new ByteWriter();
  readonly #tidier: Tidier | null;
  readonly #queue: SnapshotQueue | null;
  #lastTimeMs: number;
  /** The command behind which the newest snapshot stands. */
  #snapshotSequence: number;
  /** The command behind which a snapshot was last due. */
  #dueSequence: number;
  /** The last command in the state: behind the journal's when a write has failed. */
  #applied: number;
  #readersHave: number;
  #failure: unknown = null;
  #rest: Promise<void> = Promise.resolve();

  constructor(options: HostOptions, unlock: () => void, journal: Journal, recovered: Recovered) {
    this.exchange = recovered.exchange;
    this.#options = options;
    this.#unlock = unlock;
    this.#journal = journal;
    this.#lastTimeMs = recovered.lastTimeMs;
    this.#snapshotSequence = recovered.snapshotSequence;
    this.#dueSequence = recovered.snapshotSequence;
    this.#applied = recovered.sequence;
    this.#readersHave = options.replayEventsAfter;
    const { folder, retention, makeSnapshot, onNote } = options;
    this.#queue = makeSnapshot === undefined ? null : createSnapshotQueue(makeSnapshot, (sequence) => this.#made(sequence), onNote);
    this.#tidier = retention === undefined ? null : createTidier(folder, retention, () => this.#readersHave, onNote);
    this.#tidier?.run();
  }

  get sequence(): number {
    return this.#applied;
  }

  get timeMs(): number {
    return this.#lastTimeMs;
  }

  get end(): RecordEnd {
    const { sequence, hash } = this.#journal.durable;
    return { sequence, hash: hash.toString('hex') };
  }

  handle(commands: readonly Command[]): { replies: Reply[]; records: EventRecord[] } {
    if (this.#failure !== null) throw this.#failure;
    // Time never runs backwards in the journal, whatever the clock does.
    this.#lastTimeMs = Math.max(this.#lastTimeMs, this.#options.clock());
    try {
      const places = this.#makeDurable(commands);
      const outcome = this.#apply(commands, places);
      if (this.#applied - this.#dueSequence >= this.#options.snapshotEveryCommands) this.#snapshotIsDue();
      return outcome;
    } catch (error) {
      // Whatever it was: what is on disk and what is in memory may no longer be the same.
      this.#failure = error;
      throw error;
    }
  }

  readersHave(sequence: number): void {
    this.#readersHave = sequence;
  }

  async cancelSnapshot(): Promise<void> {
    await this.#queue?.cancel();
  }

  close(): void {
    this.#rest = this.#tidier?.stop() ?? this.#rest;
    try {
      if (this.#failure === null && this.#applied > this.#snapshotSequence) this.#snapshot();
    } finally {
      this.#failure ??= new Error('the exchange is closed');
      this.#journal.close();
      this.#unlock();
    }
  }

  atRest(): Promise<void> {
    return this.#rest;
  }

  /** The place of each command in the journal; null for one that could not be written. */
  #makeDurable(commands: readonly Command[]): (number | null)[] {
    const timeMs = this.#lastTimeMs;
    let sequence = this.#journal.lastSequence;
    const places = commands.map((command) => {
      if (!write(command, this.#writer)) return null;
      sequence += 1;
      this.#journal.append(sequence, timeMs, this.#writer);
      return sequence;
    });
    this.#journal.commit();
    return places;
  }

  #apply(commands: readonly Command[], places: readonly (number | null)[]): { replies: Reply[]; records: EventRecord[] } {
    const timeMs = this.#lastTimeMs;
    const replies: Reply[] = [];
    const records: EventRecord[] = [];
    for (const [at, command] of commands.entries()) {
      const place = places[at] ?? null;
      if (place === null) {
        replies.push({ ok: false, sequence: this.#journal.lastSequence, timeMs, reason: RejectReason.internal, orderId: null });
        continue;
      }
      const { reply, record } = this.exchange.apply({ sequence: place, timeMs, command });
      replies.push(reply);
      records.push(record);
    }
    this.#applied = this.#journal.lastSequence;
    return { replies, records };
  }

  #snapshotIsDue(): void {
    this.#dueSequence = this.#applied;
    if (this.#queue === null) return this.#snapshot();
    this.#journal.rotate();
    this.#queue.ask({ folder: this.#options.folder, end: this.end });
  }

  #snapshot(): void {
    const { folder, files } = this.#options;
    const state = this.exchange.snapshot();
    const { sequence, hash } = this.#journal.durable;
    saveSnapshot(folder, { sequence, timeMs: this.#lastTimeMs, recordHash: hash, stateHash: hashBytes(state), state }, files);
    this.#snapshotSequence = sequence;
    for (const { path } of this.#spare()) rmSync(path, { force: true });
    this.#journal.rotate();
    this.#tidier?.run();
  }

  /** A snapshot was made beside it. To remove a large file takes tens of milliseconds, and nobody waits for it. */
  async #made(sequence: number): Promise<void> {
    // A disk that fails is not trusted with it.
    if (this.#failure !== null) return;
    this.#snapshotSequence = sequence;
    for (const { path } of this.#spare()) await rm(path, { force: true });
    this.#tidier?.run();
  }

  #spare(): SnapshotFile[] {
    return spareSnapshots(listSnapshots(this.#options.folder), this.#readersHave);
  }
}
