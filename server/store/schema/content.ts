// The content of the site beside its markets: help, announcements, banners, notices and words of pages, by language and version.
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { ofUser, whole } from './columns.ts';
import { session } from './identity.ts';

export const contentItems = pgTable(
  'content_items',
  {
    itemId: integer('item_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    /** The place and style in which it is shown, as its kind asks for. */
    terms: jsonb('terms').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Among others of its kind: in rising order. */
    place: integer('place').notNull(),
    /** The fingerprint of what the files said of the terms; null: an operator has had a hand in them. */
    importedTerms: text('imported_terms'),
  },
  (table) => [unique('content_items_name').on(table.kind, table.slug)],
);

/** An item in one language: which version is out, and when. */
export const contentEditions = pgTable(
  'content_editions',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => contentItems.itemId, { onDelete: 'cascade' }),
    /** BCP 47. */
    tag: text('tag').notNull(),
    /** The version that is out, or will be from its time on; null: a draft. */
    published: integer('published'),
    fromMs: whole('from_ms'),
    untilMs: whole('until_ms'),
    /** The fingerprint of the file that it was read from last; null: of none. */
    imported: text('imported'),
    /** An operator has had a hand in it: files change it no more. */
    isOperators: boolean('is_operators').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.tag] })],
);

/** Never changed, never removed. */
export const contentVersions = pgTable(
  'content_versions',
  {
    itemId: integer('item_id').notNull(),
    tag: text('tag').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    keywords: text('keywords').array().notNull(),
    atMs: whole('at_ms').notNull(),
    /** The operator's address; empty: read from files. */
    author: text('author').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.tag, table.version] }),
    foreignKey({
      name: 'content_versions_edition',
      columns: [table.itemId, table.tag],
      foreignColumns: [contentEditions.itemId, contentEditions.tag],
    }).onDelete('cascade'),
  ],
);

/** The log of who did what to which content. The names stay when what they name is gone. */
export const contentChanges = pgTable(
  'content_changes',
  {
    changeId: integer('change_id').primaryKey().generatedAlwaysAsIdentity(),
    atMs: whole('at_ms').notNull(),
    /** The operator's address; empty: an import of files. */
    who: text('who').notNull(),
    action: text('action').notNull(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    /** Empty: of the item in all languages. */
    tag: text('tag').notNull(),
    version: integer('version'),
  },
  (table) => [index('content_changes_item').on(table.kind, table.slug)],
);

/** The users who may log in as operators. */
export const operators = pgTable('operators', {
  userId: ofUser('cascade').primaryKey(),
  sinceMs: whole('since_ms').notNull(),
});

/** Sessions that have entered it by password and second factor, until when. */
export const operatorShifts = pgTable('operator_shifts', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  untilMs: whole('until_ms').notNull(),
});
