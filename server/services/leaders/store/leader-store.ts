// The place where a venue keeps those who lead: who leads on which terms, how they show themselves, who waits, and who is of one family.
import type { AccountId } from '#server/engine/ids.ts';
import type { LeaderProfiles } from './leader-profiles.ts';
import type { LeaderRows } from './leader-rows.ts';
import type { LeaderWaiting } from './leader-waiting.ts';

export type Family = { readonly userIds: readonly string[]; readonly accountIds: readonly AccountId[] };

/** The facts by which somebody may lead. */
export type FamilyRows = {
  readonly rows: LeaderRows;
  /** The main account's, or one of its sub-accounts'. */
  familyOf(userId: string): Promise<Family>;
};

export type LeaderStore = FamilyRows & {
  readonly profiles: LeaderProfiles;
  readonly waiting: LeaderWaiting;
  /** Does something for one of the family of a main account at a time. */
  inTurn<Done>(mainId: string, work: (own: FamilyRows) => Promise<Done>): Promise<Done>;
};
