// The journal: every command in order, on disk before anybody is told that it happened.
import { mkdirSync } from 'node:fs';

import { openCommitMark, type CommitMark } from './commit-mark.ts';
import { realFiles, type FilePort } from './file-port.ts';
import { findEnd, type JournalEnd } from './find-end.ts';
import { Group, type Encoded } from './group.ts';
import { longestCommand } from './record.ts';
import { headBytes, JournalDamaged, segmentHead, segmentPath, type Segment } from './segment.ts';

/**
 * A write or a sync failed. Nothing may be acknowledged any more; what was written since the last sync is not to be trusted.
 * @internal
 */
export class JournalFailed extends Error {
  constructor(cause: unknown) {
    super(`the journal cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'JournalFailed';
  }
}

export type Journal = {
  /** The sequence of the last command appended. */
  readonly lastSequence: number;
  /** The durable part: the last command on disk, and the hash of its record. */
  readonly durable: { readonly sequence: number; readonly hash: Buffer };
  /** Puts a command into the group that the next commit makes durable. Refuses (RangeError) one out of its turn or beyond 1 MiB. */
  append(sequence: number, timeMs: number, command: Encoded): void;
  /** Writes and syncs the group. Throws JournalFailed, and from then on always. */
  commit(): void;
  /** Starts a new segment behind what is durable. Throws JournalFailed. */
  rotate(): void;
  close(): void;
};

/** A segment that has grown to this is followed by a new one. */
const fullSegmentBytes = 64 << 20;

class FileJournal implements Journal {
  readonly #folder: string;
  readonly #files: FilePort;
  readonly #group: Group;
  readonly #mark: CommitMark;
  #segment: Segment;
  #length: number;
  #file: number;
  #durable: { sequence: number; hash: Buffer };
  #failure: JournalFailed | null = null;

  constructor(folder: string, files: FilePort, { segment, length, sequence, hash }: JournalEnd) {
    this.#folder = folder;
    this.#files = files;
    this.#segment = segment;
    this.#length = length;
    this.#durable = { sequence, hash };
    this.#group = new Group(sequence, hash);
    this.#file = this.#open();
    this.#mark = openCommitMark(folder, files);
    // Records that are there when a journal opens are told to its readers.
    if (sequence > 0) this.#mark.write(this.#durable);
  }

  get lastSequence(): number {
    return this.#group.lastSequence;
  }

  get durable(): { readonly sequence: number; readonly hash: Buffer } {
    return this.#durable;
  }

  append(sequence: number, timeMs: number, command: Encoded): void {
    if (sequence !== this.#group.lastSequence + 1) throw new RangeError(`command ${sequence} after ${this.#group.lastSequence}`);
    if (command.length > longestCommand) throw new RangeError(`a command of ${command.length} bytes`);
    this.#group.add(timeMs, command);
  }

  commit(): void {
    this.#orFail(() => {
      const records = this.#group.take();
      if (records.length > 0 && this.#length >= fullSegmentBytes) this.#turn();
      // One sync each: only the last record of a journal can be one that was not acknowledged.
      for (const { bytes, sequence, hash } of records) {
        this.#files.write(this.#file, bytes);
        this.#files.sync(this.#file);
        this.#length += bytes.length;
        this.#durable = { sequence, hash };
      }
      if (records.length > 0) this.#mark.write(this.#durable);
    });
  }

  rotate(): void {
    this.#orFail(() => {
      if (this.#length > headBytes) this.#turn();
    });
  }

  close(): void {
    this.#files.close(this.#file);
    this.#mark.close();
  }

  #turn(): void {
    const firstSequence = this.#durable.sequence + 1;
    const before = this.#file;
    this.#segment = { path: segmentPath(this.#folder, firstSequence), firstSequence };
    this.#length = 0;
    this.#file = this.#open();
    this.#files.close(before);
  }

  /** Opens the segment for writing, and begins it where it is new. */
  #open(): number {
    const file = this.#files.openAppend(this.#segment.path);
    if (this.#length > 0) return file;
    this.#files.write(file, segmentHead(this.#segment.firstSequence, this.#durable.hash));
    this.#files.sync(file);
    this.#files.syncFolder(this.#folder);
    this.#length = headBytes;
    return file;
  }

  #orFail(act: () => void): void {
    if (this.#failure !== null) throw this.#failure;
    try {
      act();
    } catch (error) {
      this.#failure = new JournalFailed(error);
      throw this.#failure;
    }
  }
}

/**
 * Opens a folder's journal for appending; a torn end is cut off, and `onTorn` told how many bytes.
 * Refuses (JournalDamaged) damage in the last segment; the ones before it are for the reader to try. A disk that does not let it: JournalFailed.
 */
export function openJournal(folder: string, onTorn: (bytes: number) => void, files: FilePort = realFiles): Journal {
  mkdirSync(folder, { recursive: true });
  try {
    return new FileJournal(folder, files, findEnd(folder, onTorn, files));
  } catch (error) {
    if (error instanceof JournalDamaged) throw error;
    throw new JournalFailed(error);
  }
}
