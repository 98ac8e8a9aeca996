// The marketplace between people with real money is for those whose identity was approved.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { SharedRooms } from '../rooms.ts';

/** Null: the user may. Demo trading is for everybody. */
export async function identityRefusal(
  { userId, mode, identityCountry }: Pick<Session, 'userId' | 'mode' | 'identityCountry'>,
  identities: Pick<SharedRooms['identities'], 'find'>,
): Promise<Refusal | null> {
  if (mode === TradingMode.paper || identityCountry !== null) return null;
  const check = await identities.find(userId, TradingMode.live);
  return refuse(check?.state === 'waiting' ? 'identityInProcess' : 'noPermission');
}
