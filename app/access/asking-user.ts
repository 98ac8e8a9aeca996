// The user who asks for a page is found out before it is made: nobody, a user, or the exchange did not say. The last is never drawn as a visitor.
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { userInfo, type UserInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { errorCodes, notLoggedInCodes } from '#lib/contract/errors.ts';
import { askerClient, type Asker } from './asker-client.ts';

/** The proxy tells the page by it, and takes away what a visitor sends under this name. */
export const askingUserHeader = 'x-asking-user';

/** On a busy machine the first answer may have come a moment too late. */
const tries = 2;

/** Null: nobody is logged in. */
export type AskingUser = { readonly isKnown: true; readonly user: UserInfo | null } | { readonly isKnown: false };

/** The codes by which the exchange says that a session is none any more. */
const codesOfNobody: readonly string[] = [...notLoggedInCodes, errorCodes.loggedOutElsewhere, errorCodes.abnormalLogin];

const hasSession = (cookie: string): boolean => cookie.split(';').some((pair) => pair.split('=', 1)[0]?.trim().endsWith(sessionCookie));

/** Nobody is asked for without a session. */
export async function askingUser(asker: Asker): Promise<AskingUser> {
  if (!hasSession(asker.cookie)) return { isKnown: true, user: null };
  const client = askerClient(asker);
  for (let left = tries; left > 0; left -= 1) {
    try {
      return { isKnown: true, user: await client.call(userInfo, {}) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (codesOfNobody.includes(error.code)) return { isKnown: true, user: null };
      if (!error.unanswered) break;
    }
  }
  return { isKnown: false };
}

/** Names may have any letters, headers may not. */
export const writeAskingUser = (user: UserInfo | null): string => encodeURIComponent(JSON.stringify(user));

export function readAskingUser(text: string): UserInfo | null {
  const user: unknown = JSON.parse(decodeURIComponent(text));
  return user === null ? null : z.parse(userInfo.response, user);
}
