// The refusal of a call that needs a session and has none, by what its cookie still tells.
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import { refuse, type Refusal } from '../serving/refusal.ts';

type Told = { readonly refusal: Refusal; readonly setCookies: readonly string[] };

/** A cookie that is told about once is taken away: from then on there is simply nobody. */
const takenAway = [`${sessionCookie}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`];

export async function noSessionRefusal(accounts: Pick<Accounts, 'whyNoSession'>, cookies: string): Promise<Told> {
  const hasCookie = cookies.split(/; */).some((part) => part.startsWith(`${sessionCookie}=`) && part.length > sessionCookie.length + 1);
  if (!hasCookie) return { refusal: refuse('notLoggedIn'), setCookies: [] };
  const why = await accounts.whyNoSession(cookies);
  if (why === 'over') return { refusal: refuse('sessionExpired'), setCookies: [] };
  return { refusal: refuse(why === 'never-signed' ? 'abnormalLogin' : 'loggedOutElsewhere'), setCookies: takenAway };
}
