// Finishes what was on its way when the house was closed: whoever had asked to lead leads, whoever was leaving or frozen has left, families are
// whole.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { LeaderPorts } from './leader-ports.ts';
import type { FamilyRows } from './store/leader-store.ts';
import type { Leader } from './leaders.ts';

type Rooms = Pick<LeaderPorts, 'startLeading' | 'familyIn' | 'isFrozen' | 'now'> &
  FamilyRows & {
    readonly end: (leader: Leader) => Promise<void>;
    /** Copies that run are told the terms, as far as they do not know them. */
    readonly tellTerms: (accountId: AccountId, line: LeaderLine) => Promise<void>;
  };

export async function resumeLeaders({ startLeading, familyIn, isFrozen, now, rows, familyOf, end, tellTerms }: Rooms): Promise<void> {
  for (const { accountId, line, userId } of await rows.ofStatus(LeaderStatus.starting)) {
    const failed = await startLeading(accountId, line, (await familyOf(userId)).accountIds);
    const set = failed === null ? { status: LeaderStatus.leading } : { status: LeaderStatus.left, endedMs: now() };
    await rows.change(accountId, line, set);
  }
  for (const leader of await rows.ofStatus(LeaderStatus.leading)) {
    const { accountId, line, userId } = leader;
    if (await isFrozen(userId)) {
      await end(leader);
      continue;
    }
    const { accountIds } = await familyOf(userId);
    const known = new Set(await familyIn(accountId));
    if (accountIds.some((one) => !known.has(one))) await startLeading(accountId, line, accountIds);
    await tellTerms(accountId, line);
  }
  for (const leader of await rows.ofStatus(LeaderStatus.leaving)) await end(leader);
}
