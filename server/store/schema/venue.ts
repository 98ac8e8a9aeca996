// The facts that a venue must remember about itself: how it was born, and how far its history has been written down.
import { pgTable, text } from 'drizzle-orm/pg-core';

import { whole } from './columns.ts';

/** Fixed at the first start: the market's seed, the moment trading began. */
export const venueGenesis = pgTable('venue_genesis', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Everything up to this sequence of the exchange is in the tables, nothing after it. One row per projection set. */
export const projectionCheckpoints = pgTable('projection_checkpoints', {
  name: text('name').primaryKey(),
  sequence: whole('sequence').notNull(),
  /** The journal's record that holds that command, by its last command and its hash: another journal, or one that went another way, has another. */
  recordSequence: whole('record_sequence'),
  recordHash: text('record_hash'),
  /** The run of an exchange that wrote last. */
  writer: text('writer'),
});
