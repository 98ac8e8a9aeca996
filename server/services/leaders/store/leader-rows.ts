// The rows of leaders in the database.
import { and, asc, count, eq, getTableColumns, inArray } from 'drizzle-orm';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { leaders } from '#server/store/schema/leaders.ts';
import type { Leader } from '../leaders.ts';

/** A row without the venue that it is of, and without the agreement. */
export type LeaderRow = Omit<typeof leaders.$inferSelect, 'venue' | 'agreedMs'>;
/** The database, or a transaction of it. */
export type Rows = Pick<Store['db'], 'select' | 'insert' | 'update' | 'delete'>;

type LeaderChange = Partial<Omit<LeaderRow, 'accountId' | 'line' | 'userId'>>;

/** The leader of a row at a moment: a higher share holds from its hour on. */
export function leaderOfRow({ nextSharePercent, nextShareMs, ...row }: LeaderRow, nowMs: number): Leader {
  const next = nextSharePercent === null || nextShareMs === null ? null : { percent: nextSharePercent, fromMs: nextShareMs };
  const holds = next !== null && next.fromMs <= nowMs;
  return { ...row, sharePercent: holds ? next.percent : row.sharePercent, nextShare: holds ? null : next };
}

/** Leads, or will in a moment. */
export const leadsNow = ({ status }: Pick<Leader, 'status'>): boolean =>
  status === LeaderStatus.starting || status === LeaderStatus.leading;

export type LeaderRows = {
  /** Null: the account never led the line. */
  find(accountId: AccountId, line: LeaderLine): Promise<Leader | null>;
  /** All lines of these accounts. */
  ofAccounts(accountIds: readonly AccountId[]): Promise<readonly Leader[]>;
  /** First ones first. */
  ofLine(line: LeaderLine): Promise<readonly Leader[]>;
  ofUsers(userIds: readonly string[]): Promise<readonly Leader[]>;
  ofStatus(status: LeaderStatus): Promise<readonly Leader[]>;
  leading(line: LeaderLine): Promise<number>;
  /** Starting; the one that has led before keeps the time of its first start. */
  begin(who: Pick<Leader, 'accountId' | 'line' | 'userId' | 'sharePercent'>): Promise<void>;
  change(accountId: AccountId, line: LeaderLine, change: LeaderChange): Promise<void>;
  /** One that the exchange has refused; one that had led before has left again. */
  takeBack(before: Leader | null, accountId: AccountId, line: LeaderLine): Promise<void>;
};

const { venue: _venue, agreedMs: _agreedMs, ...columns } = getTableColumns(leaders);

export function createLeaderRows(db: Rows, venue: TradingMode, now: () => number): LeaderRows {
  const of = (accountId: AccountId, line: LeaderLine) =>
    and(eq(leaders.accountId, accountId), eq(leaders.line, line), eq(leaders.venue, venue));
  const change: LeaderRows['change'] = async (accountId, line, set) => void (await db.update(leaders).set(set).where(of(accountId, line)));
  const select = async (where: ReturnType<typeof and>): Promise<readonly Leader[]> =>
    (await db.select(columns).from(leaders).where(where).orderBy(asc(leaders.firstStartedMs), asc(leaders.accountId))).map((row) =>
      leaderOfRow(row, now()),
    );
  return {
    change,
    find: async (accountId, line) => (await select(of(accountId, line)))[0] ?? null,
    ofAccounts: (accountIds) =>
      accountIds.length === 0 ? Promise.resolve([]) : select(and(eq(leaders.venue, venue), inArray(leaders.accountId, [...accountIds]))),
    ofLine: (line) => select(and(eq(leaders.venue, venue), eq(leaders.line, line))),
    ofUsers: (userIds) =>
      userIds.length === 0 ? Promise.resolve([]) : select(and(eq(leaders.venue, venue), inArray(leaders.userId, [...userIds]))),
    ofStatus: (status) => select(and(eq(leaders.venue, venue), eq(leaders.status, status))),
    leading: async (line) => {
      const [row] = await db
        .select({ has: count() })
        .from(leaders)
        .where(and(eq(leaders.venue, venue), eq(leaders.line, line), eq(leaders.status, LeaderStatus.leading)));
      return row?.has ?? 0;
    },
    begin: async ({ accountId, line, userId, sharePercent }) => {
      const startedMs = now();
      const set = {
        userId,
        status: LeaderStatus.starting,
        agreedMs: startedMs,
        startedMs,
        endedMs: null,
        sharePercent,
        nextSharePercent: null,
        nextShareMs: null,
      };
      await db
        .insert(leaders)
        .values({ accountId, line, venue, firstStartedMs: startedMs, suspendedReason: null, ...set })
        .onConflictDoUpdate({ target: [leaders.accountId, leaders.line], set });
    },
    takeBack: async (before, accountId, line) => {
      if (before === null) await db.delete(leaders).where(of(accountId, line));
      else await change(accountId, line, { status: before.status, startedMs: before.startedMs, endedMs: before.endedMs });
    },
  };
}
