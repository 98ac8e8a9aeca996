// The action inside of a step: found by its type when it is written and carried out, and by its first byte when it is read.
import type { Field } from '../../codec/fields.ts';
import type { Context, Outcome } from '../../outcome.ts';
import type { ActingStrategy, ActionEntry } from './action-entry.ts';
import { actionEntries } from './action-entries.ts';
import type { StrategyAction } from '../strategy-command.ts';

/** One that is found by the type of an action is that action's own, and is given no other. */
type AnyEntry = ActionEntry<StrategyAction>;

const byType = new Map<string, AnyEntry>(Object.entries<AnyEntry>(actionEntries));
const byKind = new Map([...byType.values()].map((entry) => [entry.kind, entry]));
if (byKind.size !== byType.size) throw new Error('two actions have the same first byte');

function entryOf({ type }: StrategyAction): AnyEntry {
  const entry = byType.get(type);
  if (entry === undefined) throw new RangeError(`no action of type ${type}`);
  return entry;
}

/** Refuses (RangeError) an action that this release does not know. */
export const stepAction: Field<StrategyAction> = {
  write: (action, out) => {
    const entry = entryOf(action);
    out.byte(entry.kind);
    entry.write(action, out);
  },
  read: (from) => {
    const kind = from.byte();
    const entry = byKind.get(kind);
    if (entry === undefined) throw new RangeError(`no action of kind ${kind}`);
    return entry.read(from);
  },
};

/** Changes the state and says what happened, or refuses and changes nothing. */
export const actStep = (context: Context, acting: ActingStrategy, action: StrategyAction): Outcome =>
  entryOf(action).handle(context, acting, action);
