// The cookie of a session, read from what a browser sends and from what it is told to keep.
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';

export const cookieOf = (header: string): string | null => {
  const line = header.split(/; */).find((part) => part.startsWith(`${sessionCookie}=`));
  return line === undefined ? null : line.slice(sessionCookie.length + 1);
};

/** The same cookie, as the browser will send it back, from a Set-Cookie line. */
export const cookieSet = (lines: readonly string[]): string => cookieOf(lines.map((line) => line.split(';')[0]).join('; ')) ?? '';
