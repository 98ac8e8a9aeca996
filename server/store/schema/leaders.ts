// Those who lead copied trades, their profiles, and those who wait for a place with them. Of all venues: a number of an account is of one alone.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { ofUser, whole } from './columns.ts';

/** Whoever has ever led stays. */
export const leaders = pgTable(
  'leaders',
  {
    accountId: integer('account_id').notNull(),
    line: text('line').$type<'spot' | 'futures'>().notNull(),
    venue: text('venue').$type<'live' | 'paper'>().notNull(),
    userId: ofUser('restrict'),
    status: integer('status').$type<0 | 1 | 2 | 3>().notNull(),
    /** The agreement of leaders was accepted then. */
    agreedMs: whole('agreed_ms').notNull(),
    /** The first time, and the last. */
    firstStartedMs: whole('first_started_ms').notNull(),
    startedMs: whole('started_ms').notNull(),
    /** Null: has not left. */
    endedMs: whole('ended_ms'),
    sharePercent: integer('share_percent').notNull(),
    /** A higher share that copiers have been told of; null: none. */
    nextSharePercent: integer('next_share_percent'),
    nextShareMs: whole('next_share_ms'),
    /** An operator's words; null: not suspended. */
    suspendedReason: text('suspended_reason'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.line] }), index('leaders_user').on(table.userId)],
);

/** The profile of an account, whichever lines it leads. */
export const leaderProfiles = pgTable('leader_profiles', {
  accountId: integer('account_id').primaryKey(),
  venue: text('venue').$type<'live' | 'paper'>().notNull(),
  /** Everybody sees these. Null: nothing was approved yet. */
  name: text('name'),
  words: text('words'),
  picture: text('picture'),
  /** These wait for an operator, or were refused. Null: neither. */
  sentName: text('sent_name'),
  sentWords: text('sent_words'),
  sentPicture: text('sent_picture'),
  sentMs: whole('sent_ms'),
  /** An operator's words about what was sent; null: it was not refused. */
  refusedReason: text('refused_reason'),
});

/** Whoever is told that there is a place waits no more. */
export const leaderWaiting = pgTable(
  'leader_waiting',
  {
    leaderId: integer('leader_id').notNull(),
    line: text('line').$type<'spot' | 'futures'>().notNull(),
    userId: ofUser('cascade'),
    sinceMs: whole('since_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaderId, table.line, table.userId] }), index('leader_waiting_user').on(table.userId)],
);
