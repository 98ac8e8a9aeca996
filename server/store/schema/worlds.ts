// Worlds of people's own: whose they are, who has a seat in them, and by which links one comes in. What happens in them stands in their folders.
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { ofUser, ownId, whole } from './columns.ts';
import { user } from './identity.ts';

export const worlds = pgTable(
  'worlds',
  {
    /** The name of its folder too. */
    worldId: text('world_id').primaryKey(),
    /** Its owner. Null: a guest who was forgotten; it is removed. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    colour: text('colour').notNull(),
    /** making: its folder is not there yet. removing: nobody finds it any more, its folder may still be there. */
    state: text('state').$type<'making' | 'open' | 'removing'>().notNull(),
    isKept: boolean('is_kept').notNull(),
    runsOn: boolean('runs_on').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    lastSeenMs: whole('last_seen_ms').notNull(),
    /** The bytes of its folder, when it was last seen. */
    bytes: whole('bytes').notNull(),
    /** The number that the next seat gets. */
    nextNumber: integer('next_number').notNull(),
  },
  (table) => [index('worlds_user').on(table.userId)],
);

export const worldSeats = pgTable(
  'world_seats',
  {
    seatId: ownId(),
    worldId: text('world_id')
      .notNull()
      .references(() => worlds.worldId, { onDelete: 'cascade' }),
    userId: ofUser('cascade'),
    role: text('role').$type<'owner' | 'trader' | 'onlooker'>().notNull(),
    /** Names its account in the world. Null: it only looks on. */
    seatNumber: integer('seat_number'),
    joinedAtMs: whole('joined_at_ms').notNull(),
    /** Its owner's word: it takes back and closes, and does nothing else. */
    isFrozen: boolean('is_frozen').notNull().default(false),
  },
  (table) => [
    uniqueIndex('world_seats_of_user').on(table.worldId, table.userId),
    uniqueIndex('world_seats_number').on(table.worldId, table.seatNumber),
    index('world_seats_user').on(table.userId),
  ],
);

export const worldLinks = pgTable(
  'world_links',
  {
    linkId: ownId(),
    worldId: text('world_id')
      .notNull()
      .references(() => worlds.worldId, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    role: text('role').$type<'trader' | 'onlooker'>().notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    /** Null: it is open. */
    revokedAtMs: whole('revoked_at_ms'),
  },
  (table) => [uniqueIndex('world_links_token').on(table.tokenHash), index('world_links_world').on(table.worldId)],
);
