// Journals small enough to be damaged by hand: commands of known bytes, in groups of known places.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FilePort } from '#server/journal/file-port.ts';
import { openJournal, type Journal } from '#server/journal/journal.ts';
import { beginning, readRecords, type Place } from '#server/journal/read-journal.ts';
import { commandsOf, type JournaledCommand } from '#server/journal/record.ts';
import { JournalDamaged } from '#server/journal/segment.ts';

/** Before the first record of a segment; before the commands of a record; before a command. */
export const segmentHead = 63;
const [recordHead, commandHead] = [60, 8];

export const timeMs = 1_700_000_000_000;

/** A command's bytes: of a length, and different from those of every other. */
export const payload = (sequence: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (sequence * 31 + at * 7) % 256);

export const encoded = (bytes: Uint8Array) => ({
  length: bytes.length,
  copyInto: (target: Uint8Array, at: number): void => target.set(bytes, at),
});

export const segmentFile = (folder: string, firstSequence: number): string =>
  join(folder, `${String(firstSequence).padStart(16, '0')}.journal`);

export const markFile = (folder: string): string => join(folder, 'committed');

/** Leaves a folder as releases left it that wrote no commit mark. */
export const removeMark = (folder: string): void => rmSync(markFile(folder), { force: true });

export function open(folder: string, files?: FilePort): { journal: Journal; torn: number[] } {
  const torn: number[] = [];
  return { torn, journal: openJournal(folder, (bytes) => torn.push(bytes), files) };
}

/** Appends and commits one group of so many commands of a length. */
export function commitGroup(journal: Journal, count: number, length = 10): void {
  for (let step = 0; step < count; step += 1) {
    const sequence = journal.lastSequence + 1;
    journal.append(sequence, timeMs + sequence, encoded(payload(sequence, length)));
  }
  journal.commit();
}

/** Segments, each a list of groups, each so many commands of 10 bytes and of one time. Returns where records begin: per segment, one more than there are groups. */
export function writeJournal(folder: string, ...segments: readonly (readonly number[])[]): number[][] {
  const { journal } = open(folder);
  const places = segments.map((groups, at) => {
    if (at > 0) journal.rotate();
    const starts: number[] = [segmentHead];
    for (const count of groups) {
      const first = journal.lastSequence + 1;
      for (let step = 0; step < count; step += 1) journal.append(first + step, timeMs + first, encoded(payload(first + step, 10)));
      journal.commit();
      starts.push((starts.at(-1) ?? 0) + recordHead + count * (commandHead + 10));
    }
    return starts;
  });
  journal.close();
  return places;
}

/** Every command that a folder's journal gives back. Throws as the reader does. */
export function stored(folder: string, after: Place = beginning): JournaledCommand[] {
  return [...readRecords(folder, after)].flatMap((record) => [...commandsOf(record)]).filter(({ sequence }) => sequence > after.sequence);
}

/** The refusal of a reader of the folder; null when it reads it. */
export function damage(folder: string): JournalDamaged | null {
  try {
    stored(folder);
    return null;
  } catch (error) {
    if (error instanceof JournalDamaged) return error;
    throw error;
  }
}

/** Writes a file's bytes with one bit turned. */
export function flip(path: string, whole: Buffer, offset: number, bit: number): void {
  const bytes = Buffer.from(whole);
  bytes.writeUInt8(bytes.readUInt8(offset) ^ (1 << bit), offset);
  writeFileSync(path, bytes);
}
