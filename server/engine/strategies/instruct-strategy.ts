// A bot is told something from outside: kept in the journal under its name, so that what the bot does follows from the journal alone.
import { rememberMove, standingOfName } from '../accounts/named-moves.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { hashBytes } from '../snapshots/state-hash.ts';
import type { InstructStrategy } from './strategy-command.ts';

const textLimit = 16_000;
const encoder = new TextEncoder();

export function instructStrategy(context: Context, { accountId, name, text }: InstructStrategy): Outcome {
  const account = context.state.accounts.get(accountId);
  if (account === undefined || account.strategy === null) return refuse(RejectReason.unknownAccount);
  // Half a character would come back from the journal as another one.
  if (text.length === 0 || text.length > textLimit || !text.isWellFormed()) return refuse(RejectReason.invalidInstruction);
  // The text itself stays in the journal: an account remembers thousands of names.
  const terms = `told ${text.length} ${hashBytes(encoder.encode(text))}`;
  const named = standingOfName(account, name, terms);
  if (named !== 'new') return named === 'done' ? done() : refuse(named);
  rememberMove(account, name, terms);
  context.events.push({ type: 'strategy-instructed', accountId, name, text });
  return done();
}
