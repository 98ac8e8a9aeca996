// The check that a logged-in user may make a call: whose account it is, whether it is frozen, whether the page fits it.
import { Audience, accountHeader } from '#lib/contract/audience.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import { isChanging } from '#lib/contract/wire/body.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, type Refusal } from './refusal.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The way out of a frozen account is open. */
const isWayOut = (call: AnyCall): boolean => call.audience === Audience.sub;

/** Null: the call may go on. */
export function mayCall(call: AnyCall, { userId, mainAccount, isGuest, isFrozen, isOperator }: Session, headers: Headers): Refusal | null {
  const drawnFor = headers[accountHeader];
  if (drawnFor !== undefined && drawnFor !== userId) return refuse('accountMismatch');
  const { audience } = call;
  const isSub = mainAccount !== null;
  if (isSub && (audience === Audience.main || audience === Audience.registered)) return refuse('mainAccountOnly');
  if (audience === Audience.operator && (isSub || !isOperator)) return refuse('noPermission');
  if ((isGuest && audience === Audience.registered) || (!isSub && audience === Audience.sub)) return refuse('noPermission');
  return isFrozen && isChanging(call) && !isWayOut(call) ? refuse('userFrozen') : null;
}
