// The cookie by which a device is known that somebody has logged in on before. Over HTTPS the browser may know it with a prefix in front.
const name = 'meridian.device';

export const deviceCookie = {
  /** Its value in a Cookie header; null: there is none. */
  of: (cookieHeader: string): string | null => /(?:^|;\s*)(?:__Host-|__Secure-)?meridian\.device=([^;]+)/.exec(cookieHeader)?.[1] ?? null,
  line: (value: string, lifeSeconds: number): string => `${name}=${value}; Max-Age=${lifeSeconds}; Path=/; HttpOnly; SameSite=Lax`,
};
