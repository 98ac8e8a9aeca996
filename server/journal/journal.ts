// The journal: every command in order, on disk before anybody is told that it happened.
import { mkdirSync, statSync } from 'node:fs';

import { realFiles, type FilePort } from './file-port.ts';
import { frameLength, writeFrame, type JournalRecord } from './frame.ts';
import { JournalDamaged, listSegments, readSegment, segmentHeader, segmentPath } from './segment.ts';

/** A write or a sync failed. Nothing may be acknowledged any more; what was written since the last sync is not to be trusted. */
export class JournalFailed extends Error {
  constructor(cause: unknown) {
    super(`the journal cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'JournalFailed';
  }
}

export type Journal = {
  readonly lastSequence: number;
  /** Puts records, in sequence, into the group that the next commit makes durable. */
  append(record: JournalRecord): void;
  /** Writes and syncs the group. Throws JournalFailed, and from then on always. */
  commit(): void;
  /** Starts a new segment behind what is committed. */
  rotate(): void;
  close(): void;
};

/** Every record after a sequence, oldest first. Refuses (JournalDamaged) gaps within and between segments. */
export function* readJournal(folder: string, after: number): Generator<JournalRecord> {
  const segments = listSegments(folder);
  let expected: number | null = null;
  for (const [place, segment] of segments.entries()) {
    const next = segments[place + 1];
    if (expected !== null && segment.firstSequence !== expected)
      throw new JournalDamaged(segment.path, 0, `records ${expected} to ${segment.firstSequence - 1} are missing before this segment`);
    if (next !== undefined && next.firstSequence <= after + 1) {
      expected = next.firstSequence;
      continue;
    }
    if (expected === null && segment.firstSequence > after + 1)
      throw new JournalDamaged(segment.path, 0, `records ${after + 1} to ${segment.firstSequence - 1} are missing`);
    const { records } = readSegment(segment, next === undefined);
    for (const record of records) if (record.sequence > after) yield record;
    expected = segment.firstSequence + records.length;
  }
}

/** Opens a folder's journal for appending; a torn end is cut off, and `onTorn` told how many bytes. */
export function openJournal(folder: string, onTorn: (bytes: number) => void, files: FilePort = realFiles): Journal {
  mkdirSync(folder, { recursive: true });
  const last = listSegments(folder).at(-1);
  let lastSequence = 0;
  let path = segmentPath(folder, 1);
  let headed = false;
  if (last !== undefined) {
    const content = readSegment(last, true);
    if (content.tornBytes > 0) {
      files.truncate(last.path, content.end);
      onTorn(content.tornBytes);
    }
    path = last.path;
    headed = content.end > 0;
    lastSequence = last.firstSequence - 1 + content.records.length;
  }
  const open = (): number => {
    const opened = files.openAppend(path);
    if (!headed) {
      files.write(opened, segmentHeader);
      files.sync(opened);
      files.syncFolder(folder);
    }
    headed = true;
    return opened;
  };
  let file = open();
  let group: JournalRecord[] = [];
  let groupBytes = 0;
  let buffer = Buffer.alloc(64 * 1024);
  let failure: JournalFailed | null = null;
  return {
    get lastSequence() {
      return lastSequence;
    },
    append: (record) => {
      if (record.sequence !== lastSequence + 1) throw new RangeError(`record ${record.sequence} after ${lastSequence}`);
      lastSequence = record.sequence;
      group.push(record);
      groupBytes += frameLength(record.payload);
    },
    commit: () => {
      if (failure !== null) throw failure;
      if (groupBytes > buffer.length) buffer = Buffer.alloc(groupBytes * 2);
      let offset = 0;
      for (const record of group) {
        writeFrame(buffer, offset, record);
        offset += frameLength(record.payload);
      }
      try {
        files.write(file, buffer.subarray(0, offset));
        files.sync(file);
      } catch (error) {
        failure = new JournalFailed(error);
        throw failure;
      }
      group = [];
      groupBytes = 0;
    },
    rotate: () => {
      if (failure !== null || statSync(path).size === segmentHeader.length) return;
      files.close(file);
      path = segmentPath(folder, lastSequence + 1);
      headed = false;
      file = open();
    },
    close: () => files.close(file),
  };
}
