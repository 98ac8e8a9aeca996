// A command as the journal keeps it: one byte for its kind, then its fields in fixed order.
import { ByteReader, type ByteWriter } from './byte-writer.ts';
import { entryOfKind, entryOfType } from '../command-table.ts';
import type { Command } from '../command.ts';

/**
 * Appends a command. Refuses (RangeError) what could not be read back as it is: an unknown choice, a number that is not whole,
 * a text beyond 65,535 bytes. No edge lets them through, and nothing of the kind may reach the journal.
 */
export function encodeCommand(command: Command, out: ByteWriter): void {
  const entry = entryOfType(command.type);
  if (entry === undefined) throw new RangeError(`no command of type ${command.type}`);
  out.byte('kind' in entry ? entry.kind : entry.kindOf(command));
  entry.write(command, out);
}

/** Reads one command. Refuses (RangeError) a kind or a choice that this release does not know, and bytes that are short. */
export function decodeCommand(bytes: Uint8Array): Command {
  const from = new ByteReader(bytes);
  const kind = from.byte();
  const entry = entryOfKind(kind);
  if (entry === undefined) throw new RangeError(`no command of kind ${kind}`);
  return entry.read(from, kind);
}
