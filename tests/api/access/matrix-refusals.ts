// The refusal with which each group of calls turns each actor away, written down by hand; null: the actor is let in.
import type { ErrorKey } from '#lib/contract/errors.ts';
import { groupedCalls, type CallGroup } from './call-rows.ts';

const letIn = null;

/** Everybody with a main account of their own who trades with real money and has not logged in as an operator. */
const ofMainAccounts = {
  anybody: letIn,
  byKey: 'noPermission',
  reads: letIn,
  changes: letIn,
  takesBack: letIn,
  transfers: letIn,
  mains: letIn,
  mainsWays: letIn,
  mainsInLive: letIn,
  fundsOut: letIn,
  mainsChanges: letIn,
  registered: letIn,
  family: letIn,
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
    takesBack: told,
    transfers: told,
    mains: told,
    mainsWays: told,
    mainsInLive: told,
    fundsOut: told,
    mainsChanges: told,
    registered: told,
    family: told,
    sub: told,
    operator: told,
  }) as const;

/** Whatever is for main accounts alone. */
const notForSubs = {
  mains: 'mainAccountOnly',
  mainsWays: 'mainAccountOnly',
  mainsInLive: 'mainAccountOnly',
  fundsOut: 'mainAccountOnly',
  mainsChanges: 'mainAccountOnly',
  registered: 'mainAccountOnly',
  family: 'mainAccountOnly',
} as const;
const liveOnly = { mainsInLive: 'liveOnly', fundsOut: 'liveOnly', mainsChanges: 'liveOnly' } as const;

const refusals = {
  anonymous: outside('notLoggedIn'),
  owner: ofMainAccounts,
  'other user': ofMainAccounts,
  'sub-account': {
    anybody: letIn,
    byKey: 'noPermission',
    reads: letIn,
    changes: letIn,
    takesBack: letIn,
    transfers: letIn,
    ...notForSubs,
    sub: letIn,
    operator: 'noPermission',
  },
  'parent of another': ofMainAccounts,
  'demo user': { ...ofMainAccounts, ...liveOnly },
  guest: { ...ofMainAccounts, ...liveOnly, registered: 'noPermission', family: 'noPermission' },
  trader: ofMainAccounts,
  operator: { ...ofMainAccounts, operator: letIn },
  'frozen user': {
    anybody: letIn,
    byKey: 'noPermission',
    reads: letIn,
    changes: 'userFrozen',
    takesBack: 'userFrozen',
    transfers: 'userFrozen',
    ...notForSubs,
    sub: letIn,
    operator: 'noPermission',
  },
  // An operator has frozen the main account; then its sub-account.
  'frozen main': {
    ...ofMainAccounts,
    changes: 'userFrozen',
    transfers: 'frozenFunds',
    mainsWays: 'userFrozen',
    fundsOut: 'frozenFunds',
    mainsChanges: 'userFrozen',
    family: 'userFrozen',
  },
  'sub of a frozen main': {
    anybody: letIn,
    byKey: 'noPermission',
    reads: letIn,
    changes: 'accountNotNormal',
    takesBack: letIn,
    transfers: 'accountNotNormal',
    ...notForSubs,
    sub: letIn,
    operator: 'noPermission',
  },
  'expired session': outside('sessionExpired'),
  // The cookie that it sends was signed by nobody.
  'revoked key': outside('abnormalLogin'),
} as const satisfies Readonly<Record<string, Readonly<Record<CallGroup, ErrorKey | null>>>>;

export type ActorName = keyof typeof refusals;

/** By the tables above alone; a call that stands in none of them has no answer. */
export function expectedRefusal(actor: ActorName, path: string): ErrorKey | null {
  const row = groupedCalls.find(([listed]) => listed === path);
  if (row === undefined) throw new Error(`${path} has no row in call-rows.ts`);
  return refusals[actor][row[1]];
}
