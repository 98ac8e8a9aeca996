// The steps of every call that takes a session to one of the two worlds.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { beginAsUsual } from '#server/answers/paper/paper-funds.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import type { HttpVisit } from '../serving/http-visit.ts';

/** Whoever enters demo trading for the first time finds play money there; a sub-account what its main account sends. Refuses the paper venue where there is none, and the live one to a guest. */
export async function switchMode(
  { isGuest, mainAccount }: Session,
  { accounts, cookies, paperRooms }: Pick<HttpVisit, 'accounts' | 'cookies' | 'paperRooms'>,
  mode: TradingMode,
): Promise<{ papTradingFlag: boolean } | Refusal> {
  if (mode === TradingMode.live && isGuest) return refuse('guestInPaper');
  const rooms = mode === TradingMode.paper ? await paperRooms() : null;
  if (rooms instanceof Refusal) return rooms;
  const session = await accounts.switchMode(cookies, mode);
  if (session === null) return refuse('sessionExpired');
  const refused = rooms === null || mainAccount !== null ? null : await beginAsUsual(session.accountId, rooms);
  return refused ?? { papTradingFlag: session.mode === TradingMode.paper };
}
