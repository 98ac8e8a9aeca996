// An order's row as the wire carries it.
import type { SpotOrder } from '#lib/contract/order.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import type { orders } from '#server/store/schema/orders.ts';
import { toWireOrder } from '#server/wire/to-wire-order.ts';

export function toSpotOrder(row: typeof orders.$inferSelect, listings: Listings): SpotOrder {
  const exit: ExitTerms | null = row.exit === '' ? null : JSON.parse(row.exit);
  return toWireOrder({ ...row, exit }, listings);
}
