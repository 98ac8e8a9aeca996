// The profiles of leaders in the database: what everybody sees, and what waits for an operator.
import { and, asc, eq, ilike, inArray } from 'drizzle-orm';

import { type LeaderProfile, leaderProfile } from '#lib/contract/leaders/leader-profile.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { leaderProfiles } from '#server/store/schema/leaders.ts';
import type { KeptProfile } from '../leaders.ts';

type Row = typeof leaderProfiles.$inferSelect;

const empty: KeptProfile = { shown: null, sent: null, state: 'none', refusedReason: '' };

const profileOf = (fields: Readonly<Record<keyof LeaderProfile, string | null>>): LeaderProfile | null => {
  const read = leaderProfile.safeParse(fields);
  return read.success ? read.data : null;
};

const shownOf = ({ name, words, picture }: Row): LeaderProfile | null => profileOf({ name, words, picture });
const sentOf = ({ sentName: name, sentWords: words, sentPicture: picture }: Row): LeaderProfile | null =>
  profileOf({ name, words, picture });

const kept = (row: Row): KeptProfile => {
  const sent = sentOf(row);
  const state = sent === null ? 'none' : row.refusedReason === null ? 'waiting' : 'refused';
  return { shown: shownOf(row), sent, state, refusedReason: row.refusedReason ?? '' };
};

const mostNamed = 200;

const nothingSent = { sentName: null, sentWords: null, sentPicture: null, sentMs: null, refusedReason: null } as const;

export type LeaderProfiles = {
  of(accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, KeptProfile>>;
  find(accountId: AccountId): Promise<KeptProfile>;
  /** Those whose shown name has a text in it, at most 200 of them. */
  named(text: string): Promise<readonly AccountId[]>;
  /** Waits for an operator from now on; in demo trading it is shown at once. */
  send(accountId: AccountId, profile: LeaderProfile): Promise<void>;
  /** False: nothing waits. A reason of null shows what was sent. */
  decide(accountId: AccountId, reason: string | null): Promise<boolean>;
};

export function createLeaderProfiles(db: Store['db'], venue: TradingMode, now: () => number): LeaderProfiles {
  const of: LeaderProfiles['of'] = async (accountIds) => {
    if (accountIds.length === 0) return new Map();
    const rows = await db
      .select()
      .from(leaderProfiles)
      .where(and(inArray(leaderProfiles.accountId, [...accountIds]), eq(leaderProfiles.venue, venue)));
    return new Map(rows.map((row) => [row.accountId, kept(row)]));
  };
  const write = async (accountId: AccountId, set: Partial<Row>): Promise<void> => {
    await db
      .insert(leaderProfiles)
      .values({ accountId, venue, ...set })
      .onConflictDoUpdate({ target: leaderProfiles.accountId, set });
  };
  const find: LeaderProfiles['find'] = async (accountId) => (await of([accountId])).get(accountId) ?? empty;
  return {
    of,
    find,
    named: async (text) => {
      const { accountId, name } = leaderProfiles;
      // No sign of the text stands for others.
      const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const rows = await db
        .select({ accountId })
        .from(leaderProfiles)
        .where(and(eq(leaderProfiles.venue, venue), ilike(name, pattern)))
        .orderBy(asc(name), asc(accountId))
        .limit(mostNamed);
      return rows.map((row) => row.accountId);
    },
    send: (accountId, { name, words, picture }) =>
      // Play money leads nobody to a loss: there the list of refused words is enough.
      venue === 'paper'
        ? write(accountId, { ...nothingSent, name, words, picture })
        : write(accountId, { sentName: name, sentWords: words, sentPicture: picture, sentMs: now(), refusedReason: null }),
    decide: async (accountId, reason) => {
      const { sent, state } = await find(accountId);
      if (sent === null || state !== 'waiting') return false;
      await write(accountId, reason === null ? { ...nothingSent, ...sent } : { refusedReason: reason });
      return true;
    },
  };
}
