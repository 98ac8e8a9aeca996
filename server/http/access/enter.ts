// Completes a login: a session in the place of the one that the browser had, if any, its cookie, the cookie that the device is known by, and a line in the history.
import type { LoginMethod } from '#lib/contract/accounts/login.ts';
import type { HttpVisit } from '../serving/http-visit.ts';

export async function enter(
  userId: string,
  { method, email }: { readonly method: LoginMethod; readonly email?: string },
  { accounts, security, caller, cookies, setCookies }: Pick<HttpVisit, 'accounts' | 'security' | 'caller' | 'cookies' | 'setCookies'>,
): Promise<{ userId: string; userName: string }> {
  await accounts.replaceSession(cookies);
  const { session, setCookies: lines } = await accounts.open(userId, caller);
  security.loginGuard.note(userId, caller, { method, result: 'entered' });
  setCookies([...lines, security.knownDevices.remember(cookies, email ?? (await accounts.emailOf(userId)))]);
  return { userId: session.userId, userName: session.userName };
}
