// The part of the exchange that answers each command.
import { entryOfType } from './command-table.ts';
import type { Command } from './command.ts';
import type { AccountId } from './ids.ts';
import { refuse, type Context, type Outcome } from './outcome.ts';
import { RejectReason } from './reject.ts';
import type { State } from './state.ts';

const isStrategy = ({ accounts }: State, accountId: AccountId): boolean => (accounts.get(accountId)?.strategy ?? null) !== null;

/** True for what names a strategy account and is none of its own commands: such an account acts by its steps alone. */
function isOverStrategy(state: State, command: Command): boolean {
  if (command.type === 'take-step' || command.type === 'instruct-strategy') return false;
  if ('toAccountId' in command && isStrategy(state, command.toAccountId)) return true;
  return 'accountId' in command && isStrategy(state, command.accountId);
}

/** Changes the state and says what happened, or refuses and changes nothing. */
export function handleCommand(context: Context, command: Command): Outcome {
  const entry = entryOfType(command.type);
  // Only bytes of another release could say this, and they are not decoded.
  if (entry === undefined) throw new Error('no such command');
  // Few venues have any: the others look no command's account up twice.
  if (context.state.strategies.size > 0 && isOverStrategy(context.state, command)) return refuse(RejectReason.strategyAccount);
  return entry.handle(context, command);
}
