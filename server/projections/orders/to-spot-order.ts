// An order's row as the wire carries it.
import type { SpotOrder } from '#lib/contract/order.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { orders } from '#server/store/schema/orders.ts';
import { toWireOrder } from '#server/wire/to-wire-order.ts';
import { decodeExit } from '../stored/stored-exit.ts';

export function toSpotOrder(row: typeof orders.$inferSelect, listings: Listings): SpotOrder {
  return toWireOrder({ ...row, exit: decodeExit(row.exit) }, listings);
}
