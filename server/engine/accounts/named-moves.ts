// The names that clients give to what they move: told again under its name, the same thing happens once, and another thing not at all.
import { RejectReason } from '../reject.ts';
import type { Account } from './account.ts';

/** Names kept per account: a retry comes within minutes, not after ten thousand moves. */
const namesKept = 10_000;

const isName = (text: string): boolean => /^[!-~]{1,64}$/.test(text);

/**
 * The meaning of a name for a move: new (nothing was moved under it yet, or there is no name), done (this very move), or the refusal.
 * `terms` is all that makes it this move and no other.
 */
export function standingOfName({ namedMoves }: Account, clientOid: string | undefined, terms: string): 'new' | 'done' | RejectReason {
  if (clientOid === undefined) return 'new';
  if (!isName(clientOid)) return RejectReason.invalidClientOid;
  const known = namedMoves?.get(clientOid);
  if (known === undefined) return 'new';
  return known === terms ? 'done' : RejectReason.transferNameTaken;
}

/** Keeps the name of something that was moved, and forgets the oldest beyond the limit. */
export function rememberMove(account: Account, clientOid: string | undefined, terms: string): void {
  if (clientOid === undefined) return;
  account.namedMoves ??= new Map();
  account.namedMoves.set(clientOid, terms);
  if (account.namedMoves.size <= namesKept) return;
  const oldest = account.namedMoves.keys().next();
  if (oldest.done !== true) account.namedMoves.delete(oldest.value);
}
