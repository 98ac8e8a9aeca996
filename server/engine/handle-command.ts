// The part of the exchange that answers each command.
import { entryOfType } from './command-table.ts';
import type { Command } from './command.ts';
import type { Context, Outcome } from './outcome.ts';

/** Changes the state and says what happened, or refuses and changes nothing. */
export function handleCommand(context: Context, command: Command): Outcome {
  const entry = entryOfType(command.type);
  // Only bytes of another release could say this, and they are not decoded.
  if (entry === undefined) throw new Error('no such command');
  return entry.handle(context, command);
}
