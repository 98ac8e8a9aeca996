// Narrows the rows of a table to those of margin wallets, or to those that are in none.
import { eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** own: with one's own coins, and contracts; margin: both margin wallets. */
export type OfWallet = 'own' | 'margin' | 'cross' | 'isolated';

/** `column` names the margin wallet, and is null without one. Undefined lets every wallet through. */
export function ofWallet(column: PgColumn, wallet: OfWallet | undefined): SQL | undefined {
  if (wallet === undefined) return undefined;
  if (wallet === 'own') return isNull(column);
  return wallet === 'margin' ? isNotNull(column) : eq(column, wallet);
}
