// The rows that stand between users and their accounts: sessions that were ended elsewhere, accounts that are frozen, identities that were checked.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { ofUser, whole } from './columns.ts';

/** Sessions that their user has ended from another one, so that whoever still holds the cookie is told why. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    /** The hash of the token in the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    /** The time at which the session would have ended by itself. */
    expiresAtMs: whole('expires_at_ms').notNull(),
  },
  (table) => [index('ended_sessions_expiry').on(table.expiresAtMs)],
);

/** Main accounts that an operator has frozen, with all of their sub-accounts. */
export const frozenUsers = pgTable('frozen_users', {
  userId: ofUser('cascade').primaryKey(),
  /** The operator's words for the user. */
  reason: text('reason').notNull(),
  sinceMs: whole('since_ms').notNull(),
});

/** One check for each user and world; whoever has no row has sent nothing. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    userId: ofUser('cascade'),
    world: text('world').$type<'live' | 'paper'>().notNull(),
    state: text('state').$type<'waiting' | 'approved' | 'rejected'>().notNull(),
    /** Two capital letters. */
    country: text('country').notNull(),
    /** Name, kind and number of the document, encrypted with the key of the venue. */
    sealed: text('sealed').notNull(),
    /** Why it was rejected. */
    reason: text('reason').notNull(),
    sentAtMs: whole('sent_at_ms').notNull(),
    decidedAtMs: whole('decided_at_ms'),
    /** The operator's address; empty: nobody, or the rules of demo trading. */
    decidedBy: text('decided_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.world] }), index('identity_checks_waiting').on(table.state, table.sentAtMs)],
);

/** The pictures of a document. */
export const identityDocuments = pgTable(
  'identity_documents',
  {
    documentId: integer('document_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser('cascade'),
    side: text('side').$type<'front' | 'back' | 'selfie'>().notNull(),
    mediaType: text('media_type').notNull(),
    /** The picture, encrypted with the key of the venue. */
    sealed: text('sealed').notNull(),
    sentAtMs: whole('sent_at_ms').notNull(),
  },
  (table) => [index('identity_documents_user').on(table.userId)],
);
