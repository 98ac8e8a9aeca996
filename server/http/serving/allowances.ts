// The limits on how often one may call: per class of call, and per user, or per address for visitors.
import type { RateClass } from '#lib/contract/call.ts';

export type Allowance = { readonly calls: number; readonly windowMs: number };

export const allowances: Readonly<Record<RateClass, Allowance>> = {
  read: { calls: 600, windowMs: 10_000 },
  /** A bot may place and cancel a hundred times a second. */
  trade: { calls: 1000, windowMs: 10_000 },
  session: { calls: 40, windowMs: 60_000 },
  funding: { calls: 60, windowMs: 60_000 },
  /** New guests from one address. */
  guest: { calls: 10, windowMs: 60 * 60_000 },
};

/** Registrations with one e-mail address, from wherever. They count against nobody's login. */
export const registrationsPerEmail: Allowance = { calls: 20, windowMs: 15 * 60_000 };

/** Wrong keys of operators from one address. Whoever has a right one never waits for those who guess. */
export const wrongKeysPerAddress: Allowance = { calls: 10, windowMs: 10 * 60_000 };

/** Alerts for one bot. What comes without its token is counted by itself, so that nobody can use its allowance up. */
export const alertsPerHook: Allowance = { calls: 1000, windowMs: 10_000 };
export const wrongAlertsPerHook: Allowance = { calls: 10, windowMs: 60_000 };
