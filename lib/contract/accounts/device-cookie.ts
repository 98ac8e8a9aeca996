// The cookie by which a device is known that somebody has logged in on before.
const name = 'meridian.device';

export const deviceCookie = {
  name,
  /** Its value in a Cookie header; null: there is none. */
  of: (cookieHeader: string): string | null => /(?:^|;\s*)meridian\.device=([^;]+)/.exec(cookieHeader)?.[1] ?? null,
  line: (value: string, lifeSeconds: number): string => `${name}=${value}; Max-Age=${lifeSeconds}; Path=/; HttpOnly; SameSite=Lax`,
};
