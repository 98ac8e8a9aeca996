// Everything that stands in the way of leading, as far as the core does not know it: orders and positions it looks at itself.
import { Decimal } from 'decimal.js';

import { leastToLead } from '#lib/contract/leaders/leader-tiers.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { LeaderPorts } from './leader-ports.ts';
import { leadsNow } from './store/leader-rows.ts';
import type { FamilyRows } from './store/leader-store.ts';
import type { Applicant, LeaderRefusal } from './leaders.ts';

type Rooms = Pick<LeaderPorts, 'follows' | 'worthOf'> & FamilyRows;

/** Empty: nothing does. */
export async function refusalsToLead(
  { follows, worthOf, rows, familyOf }: Rooms,
  { userId, accountId, mayLead }: Applicant,
  line: LeaderLine,
): Promise<readonly LeaderRefusal[]> {
  const { userIds, accountIds } = await familyOf(userId);
  const family = (await rows.ofUsers(userIds)).filter((leader) => leader.line === line);
  const suspended = family.find(({ suspendedReason }) => suspendedReason !== null);
  const worth = await worthOf(accountId, line);
  const followed = await Promise.all(accountIds.map((one) => follows(one)));
  const all: readonly (LeaderRefusal | null)[] = [
    mayLead[line] ? null : { refused: 'leaderAccount', params: {} },
    suspended === undefined ? null : { refused: 'leaderSuspended', params: { reason: suspended.suspendedReason ?? '' } },
    family.some((one) => one.accountId === accountId && leadsNow(one)) ? { refused: 'leadsAlready', params: {} } : null,
    family.some((one) => one.accountId !== accountId && leadsNow(one)) ? { refused: 'leaderElsewhere', params: {} } : null,
    followed.includes(true) ? { refused: 'leaderFollows', params: {} } : null,
    new Decimal(worth).lt(leastToLead) ? { refused: 'leaderWorth', params: { minimum: leastToLead, worth } } : null,
  ];
  return all.filter((refusal) => refusal !== null);
}
