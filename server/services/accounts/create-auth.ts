// The login library over our tables: e-mail and password, sessions in the database, cookies signed and out of scripts' reach.
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';

import type { Store } from '#server/store/open-store.ts';
import { isDatabaseAway } from '#server/store/database-away.ts';
import { account, session, user, verification } from '#server/store/schema/identity.ts';
import { openSession } from './sessions/open-session.ts';

const day = 24 * 60 * 60;
const sessionDays = 30;

export type Auth = ReturnType<typeof createAuth>;
export type AuthLog = { warn(details: object, message: string): void; error(details: object, message: string): void };

/** Cookies are marked Secure by whoever knows the request's scheme. Telemetry and the library's own web routes are off. */
export function createAuth(db: Store['db'], secret: string, log: AuthLog) {
  return betterAuth({
    appName: 'Meridian',
    baseURL: 'http://localhost',
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { account, session, user, verification }, transaction: false }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      autoSignIn: true,
      // The library is handed hashes: passwords are hashed before, in turn, and held against them without it.
      password: { hash: (hashed) => Promise.resolve(hashed), verify: () => Promise.resolve(false) },
    },
    plugins: [openSession],
    user: { additionalFields: { guestSince: { type: 'date', required: false, input: false } } },
    session: {
      expiresIn: sessionDays * day,
      updateAge: 0,
      cookieCache: { enabled: false },
      additionalFields: {
        mode: { type: ['live', 'paper'], defaultValue: 'live', input: false },
        actingAs: { type: 'string', required: false, input: false },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'meridian',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      disableCSRFCheck: true,
    },
    logger: {
      level: 'warn',
      log: (level, message, ...details: readonly unknown[]) => {
        if (details.some(isDatabaseAway)) return;
        if (level === 'error') log.error({}, `login library: ${message}`);
        else log.warn({}, `login library: ${message}`);
      },
    },
  });
}
