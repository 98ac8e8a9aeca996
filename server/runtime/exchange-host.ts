// The exchange on its own thread: stamps commands, makes them durable, applies them, and only then answers.
import { ByteWriter } from '#server/engine/byte-writer.ts';
import { encodeCommand } from '#server/engine/command-codec.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { FilePort } from '#server/journal/file-port.ts';
import { lockFolder } from '#server/journal/folder-lock.ts';
import { openJournal } from '#server/journal/journal.ts';
import { saveSnapshot } from '#server/journal/snapshot-file.ts';

import { recover } from './recover.ts';

export type HostOptions = {
  /** Holds journal and snapshots. */
  readonly folder: string;
  /** Records after this sequence are handed to `onRecords` while recovering. */
  readonly replayEventsAfter: number;
  readonly snapshotEveryCommands: number;
  readonly clock: () => number;
  readonly onRecords: (records: readonly EventRecord[]) => void;
  readonly onNote: (text: string) => void;
  /** The disk beneath the journal, where it is not the real one. */
  readonly files?: FilePort;
};

export type ExchangeHost = {
  readonly exchange: Exchange;
  readonly sequence: number;
  /** Makes the commands durable with one sync, then applies them. Throws JournalFailed: then none of them happened. */
  handle(commands: readonly Command[]): { replies: Reply[]; records: EventRecord[] };
  /** Takes a snapshot and lets go of the folder. */
  close(): void;
};

/** The command's bytes, or null for one that could not be read back: it is refused and leaves no trace in the journal. */
function written(command: Command, writer: ByteWriter): Uint8Array | null {
  writer.clear();
  try {
    encodeCommand(command, writer);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return writer.copy();
}

/** Opens a folder, recovers what it holds, and is ready for commands. A folder that it refuses (FolderInUse, JournalDamaged) it does not keep. */
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
  const recovered = recover(folder, options.replayEventsAfter, options.onRecords, onNote);
  const { exchange } = recovered;
  const writer = new ByteWriter();
  let lastTimeMs = recovered.lastTimeMs;
  let snapshotSequence = recovered.snapshotSequence;
  /** The last command in the state: behind the journal's when a write has failed. */
  let applied = recovered.sequence;

  const snapshot = (): void => {
    saveSnapshot(folder, applied, exchange.snapshot());
    snapshotSequence = applied;
    journal.rotate();
  };

  return {
    exchange,
    get sequence() {
      return applied;
    },
    handle: (commands) => {
      // Time never runs backwards in the journal, whatever the machine's clock does.
      lastTimeMs = Math.max(lastTimeMs, options.clock());
      const timeMs = lastTimeMs;
      let sequence = journal.lastSequence;
      const places = commands.map((command) => {
        const payload = written(command, writer);
        if (payload === null) return null;
        sequence += 1;
        journal.append({ sequence, timeMs, payload });
        return sequence;
      });
      journal.commit();
      const replies: Reply[] = [];
      const records: EventRecord[] = [];
      for (const [at, command] of commands.entries()) {
        const place = places[at] ?? null;
        if (place === null) {
          replies.push({ ok: false, sequence, timeMs, reason: RejectReason.internal, orderId: null });
          continue;
        }
        const { reply, record } = exchange.apply({ sequence: place, timeMs, command });
        replies.push(reply);
        records.push(record);
      }
      applied = journal.lastSequence;
      if (applied - snapshotSequence >= options.snapshotEveryCommands) snapshot();
      return { replies, records };
    },
    close: () => {
      if (applied > snapshotSequence) snapshot();
      journal.close();
      unlock();
    },
  };
}
