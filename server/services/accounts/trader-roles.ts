// The roles of users in copy trading: those that an operator gave, and those of whoever leads.
import { and, eq, inArray } from 'drizzle-orm';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { type RoleAccount, roleAccounts, TraderRole } from '#lib/contract/accounts/trader-role.ts';
import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';
import { leaders } from '#server/store/schema/leaders.ts';
import { traderRoles } from '#server/store/schema/sub-accounts.ts';

export type Roles = Readonly<Record<RoleAccount, readonly TraderRole[]>>;

const known: readonly TraderRole[] = Object.values(TraderRole);

/** Leading a line makes a trader of the account that the line belongs to. */
const accountOfLine: Readonly<Record<LeaderLine, RoleAccount>> = { futures: 'mc', spot: 'sp' };

/** In rising order; a normal user where nothing is kept. */
export async function readRoles(db: Store['db'], userId: string): Promise<Roles> {
  const rows = await db.select().from(traderRoles).where(eq(traderRoles.userId, userId));
  const leads = await db
    .select({ line: leaders.line })
    .from(leaders)
    .where(and(eq(leaders.userId, userId), inArray(leaders.status, [LeaderStatus.starting, LeaderStatus.leading])));
  const given = [...rows, ...leads.map(({ line }) => ({ account: accountOfLine[line], role: TraderRole.trader }))];
  const of = (account: RoleAccount): readonly TraderRole[] => {
    const kept = known.filter((role) => given.some((one) => one.account === account && one.role === role));
    return kept.length === 0 ? [TraderRole.normal] : kept;
  };
  return { mc: of('mc'), sp: of('sp') };
}

/** Beside the roles that the user has: one that comes with leading, which ends with it, is not the same. */
export async function giveRole(db: Store['db'], userId: string, account: RoleAccount, role: TraderRole): Promise<void> {
  await db.insert(traderRoles).values({ userId, account, role }).onConflictDoNothing();
}

/** False: there is no such user. */
export async function writeRoles(db: Store['db'], userId: string, roles: Roles): Promise<boolean> {
  return db.transaction(async (step) => {
    const [found] = await step.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    if (found === undefined) return false;
    await step.delete(traderRoles).where(eq(traderRoles.userId, userId));
    const rows = roleAccounts.flatMap((account) =>
      [...new Set(roles[account])].filter((role) => role !== TraderRole.normal).map((role) => ({ userId, account, role })),
    );
    if (rows.length > 0) await step.insert(traderRoles).values(rows);
    return true;
  });
}
