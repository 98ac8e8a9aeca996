// The commands of all parts, found by their type and by their first byte on disk.
import type { CommandEntry } from './command-entry.ts';
import type { Command } from './command.ts';
import { parts } from './parts.ts';

/** One that is found by the type of a command is that command's own, and is given no other. */
type AnyEntry = CommandEntry<Command>;

const entries: readonly (readonly [type: string, entry: AnyEntry])[] = Object.values(parts).flatMap(({ commands }) =>
  Object.entries<AnyEntry>(commands),
);

const byType = new Map(entries);
if (byType.size !== entries.length) throw new Error('two parts have a command of the same type');

/** Undefined: no part has such a command. */
export const entryOfType = (type: string): AnyEntry | undefined => byType.get(type);

const byKind: (AnyEntry | undefined)[] = Array.from({ length: 256 }, () => undefined);
for (const [type, entry] of entries)
  for (const kind of 'kind' in entry ? [entry.kind] : entry.kinds) {
    if (byKind[kind] !== undefined) throw new Error(`${type} has the kind ${kind} of another command`);
    byKind[kind] = entry;
  }

/** Undefined: no command begins with this byte. */
export const entryOfKind = (kind: number): AnyEntry | undefined => byKind[kind];
