// Into demo trading with a unified account: the demo account becomes one first, so that whoever is refused has not gone anywhere.
import { AccountMode } from '#lib/contract/enums.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { beginAsUsual } from '#server/answers/paper/paper-funds.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import type { VenueRooms } from '#server/answers/rooms.ts';
import type { HttpVisit } from '../serving/http-visit.ts';
import { switchMode } from './switch-mode.ts';

/** Why an account is not advanced although nothing of it stands in the way: it is worth too little, or nobody can say yet what it is worth. */
const notYet: readonly RejectReason[] = [RejectReason.unifiedEquity, RejectReason.noMarkPrice];

/** Advanced, or basic until it can be; one that is unified stays as it is. Null: done. */
async function becomeUnified(accountId: AccountId, { client }: Pick<VenueRooms, 'client'>): Promise<Refusal | null> {
  if ((await client.unified(accountId))?.mode !== AccountMode.classic) return null;
  const become = (mode: AccountMode) => client.submit({ type: 'switch-account-mode', accountId, mode });
  const advanced = await become(AccountMode.advanced);
  const reply = !advanced.ok && notYet.includes(advanced.reason) ? await become(AccountMode.basic) : advanced;
  // Pressed twice: the other one was quicker.
  if (reply.ok || reply.reason === RejectReason.modeUnchanged) return null;
  return refuse(rejectKeys[reply.reason]);
}

export async function enterUnifiedPaper(
  session: Session,
  visit: Pick<HttpVisit, 'accounts' | 'cookies' | 'paperRooms'>,
): Promise<{ papTradingFlag: boolean } | Refusal> {
  const rooms = await visit.paperRooms();
  if (rooms instanceof Refusal) return rooms;
  const accountId = await visit.accounts.accountOf(session.userId, TradingMode.paper);
  const refused = (session.mainAccount === null ? await beginAsUsual(accountId, rooms) : null) ?? (await becomeUnified(accountId, rooms));
  return refused ?? switchMode(session, visit, TradingMode.paper);
}
