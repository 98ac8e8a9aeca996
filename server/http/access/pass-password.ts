// The first step of a login: the password, for whoever need not wait.
import type { Credentials } from '#server/services/accounts/accounts.ts';
import { refuse, type Refusal } from '#server/answers/refusal/refusal.ts';
import type { HttpVisit } from '../serving/http-visit.ts';

/** `ticket`: for the second step; null: there is none. */
type Passed = { readonly userId: string; readonly ticket: string | null };

export const waitFor = (waitMs: number): Refusal => refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });

export async function passPassword(
  { email, password }: Credentials,
  { accounts, security, caller, cookies }: Pick<HttpVisit, 'accounts' | 'security' | 'caller' | 'cookies'>,
): Promise<Passed | Refusal> {
  const { loginGuard } = security;
  const attempt = await loginGuard.beginLogin(email, caller, cookies);
  if ('waitMs' in attempt) return waitFor(attempt.waitMs);
  const userId = await accounts.userOfPassword({ email, password }, attempt.source).catch(async (error: unknown) => {
    await loginGuard.withdraw(attempt);
    throw error;
  });
  if (userId !== null) return { userId, ticket: await loginGuard.passPassword(userId, attempt, caller) };
  const meant = await accounts.findUser(email);
  if (meant !== null) loginGuard.note(meant, caller, { method: 'password', result: 'refused' });
  return refuse('wrongCredentials');
}
