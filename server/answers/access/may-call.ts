// The check that a logged-in user may make a call: whose account it is, whether it is frozen, whether the page fits it.
import { Audience } from '#lib/contract/audience.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import { isChanging } from '#lib/contract/wire/body.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { Opened } from './opened-by.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

/** The way out of a frozen account is open. */
const isWayOut = (call: AnyCall): boolean => call.audience === Audience.sub;

/**
 * The refusal by an operator's freeze of the main account, or by that of a seat in a world: it stops all calls but those that take back,
 * close and guard.
 */
export function refusedByFreeze({ staysWhenFrozen, scope }: AnyCall, reason: string, isSub: boolean): Refusal | null {
  if (staysWhenFrozen === true) return null;
  if (isSub) return refuse('accountNotNormal', { reason });
  return refuse(scope === 'transfer' || scope === 'withdraw' ? 'frozenFunds' : 'userFrozen', { reason });
}

/** Null: the call may go on. `drawnFor`: the account that the asking page was drawn for. */
export function mayCall(call: AnyCall, session: Session, drawnFor: string | undefined): Refusal | null {
  const { userId, mainAccount, isGuest, isFrozen, frozenReason, isOperator } = session;
  if (drawnFor !== undefined && drawnFor !== userId) return refuse('accountMismatch');
  const { audience } = call;
  const isSub = mainAccount !== null;
  if (isSub && (audience === Audience.main || audience === Audience.registered)) return refuse('mainAccountOnly');
  if (audience === Audience.operator && (isSub || !isOperator)) return refuse('noPermission');
  if ((isGuest && audience === Audience.registered) || (!isSub && audience === Audience.sub)) return refuse('noPermission');
  if (!isChanging(call) || isWayOut(call)) return null;
  if (isFrozen) return refuse('userFrozen');
  return frozenReason === null ? null : refusedByFreeze(call, frozenReason, isSub);
}

/** Copied futures are led from an account that trades nothing else. Null: the call may go on. */
export const mayOpen = (opened: readonly Opened[], session: Session | null): Refusal | null =>
  opened.includes('coins') && session !== null && session.traderIdentities.length > 0 ? refuse('businessLimit') : null;
