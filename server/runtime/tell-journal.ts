// History told again: every command that the journal holds, with what the exchange makes of it. Only reads, also beside a running exchange.
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { Reply } from '#server/engine/reply.ts';
import { journalBegins, readRecords } from '#server/journal/read-journal.ts';
import { commandsOf } from '#server/journal/record.ts';
import { listSnapshots } from '#server/journal/snapshot-file.ts';

import { readCommand, restored, startingPoint, type StartingPoint } from './recover.ts';

export type Told = { readonly command: Command; readonly reply: Reply; readonly record: EventRecord };

/** A telling that has not begun: the state before it, and the command that this state stands behind. */
export type Telling = { readonly exchange: Exchange; readonly after: number; told(): Generator<Told> };

/**
 * Finds the point where a telling of what came after a command can begin: at the newest sound snapshot before it or at the very first
 * command; where the journal's beginning was removed, at the oldest sound snapshot at the latest. Refuses (Error) when there is no such
 * snapshot.
 */
function pointBefore(folder: string, after: number, onNote: (text: string) => void): StartingPoint {
  const begins = journalBegins(folder);
  const point = startingPoint(folder, after, onNote);
  if (point.place.sequence >= begins) return point;
  for (const file of listSnapshots(folder).toReversed()) {
    const oldest = file.sequence >= begins ? restored(file) : null;
    if (oldest === null) continue;
    onNote(`the journal begins behind command ${begins}: this starts from the snapshot at ${file.sequence}`);
    return oldest;
  }
  throw new Error(`the journal begins behind command ${begins}, and there is no sound snapshot to start from`);
}

/** Tells what came after a command, from as shortly before it as the folder allows. A torn end ends it. Refuses (JournalDamaged) as the reader does. */
export function tellJournal(folder: string, after: number, onNote: (text: string) => void): Telling {
  const { exchange, place } = pointBefore(folder, after, onNote);
  return {
    exchange,
    after: place.sequence,
    *told() {
      for (const group of readRecords(folder, place)) {
        for (const journaled of commandsOf(group)) {
          const { sequence, timeMs } = journaled;
          const command = readCommand(group, journaled);
          const { reply, record } = exchange.apply({ sequence, timeMs, command });
          yield { command, reply, record };
        }
      }
    },
  };
}
