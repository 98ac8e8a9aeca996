// The columns that many tables have.
import { bigint, integer, numeric, text } from 'drizzle-orm/pg-core';

import { user } from './identity.ts';

/** A number of its own for each row, in the order in which they came. */
export const ownId = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** A whole number beyond 32 bits: milliseconds since 1970, ticks, lots. */
export const whole = (name: string) => bigint(name, { mode: 'number' });

/** Money in the coin's smallest unit. */
export const money = (name: string) => bigint(name, { mode: 'bigint' });

/** A sum of units or lots, beyond what 64 bits hold. */
export const bigSum = (name: string) => numeric(name, { precision: 40, scale: 0, mode: 'bigint' }).notNull();

/** restrict: the row keeps its user from being removed. cascade: it goes with its user. */
export const ofUser = (onDelete: 'restrict' | 'cascade', name = 'user_id') =>
  text(name)
    .notNull()
    .references(() => user.id, { onDelete });
