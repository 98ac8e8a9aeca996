// Narrows the entries of the ledger to kinds of movements.
import { and, inArray, notInArray, type SQL } from 'drizzle-orm';

import { causeFacts, causesWhere, type MovementKind } from '#lib/contract/history/ledger-causes.ts';
import { ledgerEntries, rareEntries } from '#server/store/schema/ledger-entries.ts';

/** Undefined: all but those that only hold and give back. */
export function ofKinds(kinds: readonly MovementKind[] | undefined): SQL | undefined {
  if (kinds === undefined) return notInArray(ledgerEntries.cause, [...causesWhere(({ kind }) => kind === 'hold')]);
  const causes = causesWhere(({ kind }) => kinds.includes(kind));
  const areRare = !causes.some((cause) => causeFacts[cause].frequent);
  return and(inArray(ledgerEntries.cause, [...causes]), areRare ? rareEntries : undefined);
}
