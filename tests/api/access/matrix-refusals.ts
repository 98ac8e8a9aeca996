// The refusal with which each group of calls turns each actor away, written down by hand; null: the actor is let in.
import type { ErrorKey } from '#lib/contract/errors.ts';
import { callGroups, type CallGroup } from './matrix-calls.ts';

const letIn = null;

/** Everybody with a main account of their own who trades with real money and has not logged in as an operator. */
const ofMainAccounts = {
  anybody: letIn,
  byKey: 'noPermission',
  reads: letIn,
  changes: letIn,
  mains: letIn,
  mainsInLive: letIn,
  registered: letIn,
  sub: 'noPermission',
  operator: 'noPermission',
} as const;

/** Those who have no session, by what they are told instead. */
const outside = <Told extends ErrorKey>(told: Told) =>
  ({
    anybody: letIn,
    byKey: 'noPermission',
    reads: told,
    changes: told,
    mains: told,
    mainsInLive: told,
    registered: told,
    sub: told,
    operator: told,
  }) as const;

const refusals = {
  anonymous: outside('notLoggedIn'),
  owner: ofMainAccounts,
  'other user': ofMainAccounts,
  'sub-account': {
    anybody: letIn,
    byKey: 'noPermission',
    reads: letIn,
    changes: letIn,
    mains: 'mainAccountOnly',
    mainsInLive: 'mainAccountOnly',
    registered: 'mainAccountOnly',
    sub: letIn,
    operator: 'noPermission',
  },
  'parent of another': ofMainAccounts,
  'demo user': { ...ofMainAccounts, mainsInLive: 'liveOnly' },
  guest: { ...ofMainAccounts, mainsInLive: 'liveOnly', registered: 'noPermission' },
  trader: ofMainAccounts,
  operator: { ...ofMainAccounts, operator: letIn },
  'frozen user': {
    anybody: letIn,
    byKey: 'noPermission',
    reads: letIn,
    changes: 'userFrozen',
    mains: 'mainAccountOnly',
    mainsInLive: 'mainAccountOnly',
    registered: 'mainAccountOnly',
    sub: letIn,
    operator: 'noPermission',
  },
  'expired session': outside('sessionExpired'),
  'revoked key': outside('sessionExpired'),
} as const satisfies Readonly<Record<string, Readonly<Record<CallGroup, ErrorKey | null>>>>;

export type ActorName = keyof typeof refusals;

/** By the tables above alone; a call that stands in none of them has no answer. */
export function expectedRefusal(actor: ActorName, path: string): ErrorKey | null {
  const entry = callGroups.find(({ paths }) => paths.some((listed) => listed === path));
  if (entry === undefined) throw new Error(`${path} stands in no group of matrix-calls.ts`);
  return refusals[actor][entry.group];
}
