// The requests of the login and registration pages: log in, with the second step when there is one, or sign up.
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';

export type Access = 'login' | 'register';

/** `locale`: of letters to a new user. A ticket: a code is asked for. Null: one is in. */
export async function requestAccess(
  api: ApiClient,
  access: Access,
  given: { email: string; password: string },
  locale: string,
): Promise<string | null> {
  if (access === 'register') {
    await api.call(register, { ...given, locale });
    return null;
  }
  const answer = await api.call(login, given);
  return 'ticket' in answer ? answer.ticket : null;
}
