// The immediate answer to the sender of an order: how much of it has traded, and what has become of the rest.
import { OrderStatus, TimeInForce } from '#lib/contract/enums.ts';
import type { OrderResult } from '#lib/contract/wire/orders/order-result.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { Reply } from '#server/engine/reply.ts';
import { endStatus } from '#lib/contract/wire/orders/order-status.ts';
import { formatDecimal } from '#server/engine/units.ts';

/** The facts of an order that say how much is still to come. */
export type Told = {
  readonly clientOid: string;
  /** The lots that could still trade before the call; 0 for an order by amount, which never waits. */
  readonly wantedLots: number;
  /** A part of it had traded before the call. */
  readonly hadTraded?: boolean;
  /** It is placed by the call, and not changed. */
  readonly isNew?: boolean;
  /** It may wait in the book. */
  readonly rests: boolean;
};

type Placed = Pick<PlaceOrder, 'clientOid' | 'quantityLots' | 'kind' | 'timeInForce'>;

function statusOf(
  { cancelReason, filledLots }: Extract<Reply, { ok: true }>,
  { wantedLots, hadTraded = false, isNew = false, rests }: Told,
): OrderStatus {
  const filled = filledLots ?? 0;
  if (cancelReason !== null) return endStatus({ reason: cancelReason, isNew, hasTraded: hadTraded || filled > 0 });
  if (!rests || filled >= wantedLots) return OrderStatus.filled;
  return filled > 0 || hadTraded ? OrderStatus.partiallyFilled : OrderStatus.unmatched;
}

/** The facts of an order that has just been placed. */
export const toldOf = ({ clientOid, quantityLots, kind, timeInForce }: Placed): Told => ({
  clientOid,
  wantedLots: quantityLots,
  isNew: true,
  rests: kind === 'limit' && (timeInForce === TimeInForce.gtc || timeInForce === TimeInForce.postOnly),
});

export function toOrderResult(reply: Extract<Reply, { ok: true }>, market: MarketListing, listings: Listings, told: Told): OrderResult {
  const quote = listings.asset(listings.rules(market).quoteAssetId);
  return {
    orderId: String(reply.orderId),
    clientOid: told.clientOid,
    dealCount: listings.quantityText(market, reply.filledLots ?? 0),
    dealAmount: formatDecimal(reply.filledUnits, quote.decimals),
    status: statusOf(reply, told),
    cancelReason: reply.cancelReason ?? '',
  };
}
