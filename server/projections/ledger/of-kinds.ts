// Narrows the entries of the ledger to kinds of movements.
import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm';

import { frequentCauses, type MovementKind, movementKinds } from '#lib/contract/history/movement-kinds.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';

/** Undefined: all but those that only hold and give back. */
export function ofKinds(kinds: readonly MovementKind[] | undefined): SQL | undefined {
  if (kinds === undefined) return notInArray(ledgerEntries.cause, [...movementKinds.hold]);
  const causes: string[] = kinds.flatMap((kind) => [...movementKinds[kind]]);
  const areRare = !causes.some((cause) => frequentCauses.some((frequent) => frequent === cause));
  // As the index of the rare ones says it.
  const rare = areRare ? sql`cause not in ('reserve', 'release', 'trade', 'fee')` : undefined;
  return and(inArray(ledgerEntries.cause, causes), rare);
}
