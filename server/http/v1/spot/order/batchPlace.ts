// Places up to forty orders, in order, each taken or refused by itself.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { batchPlaceOrders } from '#lib/contract/calls/v1/spot/order/batchPlace.ts';
import type { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { contradicted } from '#lib/contract/wire/orders/exit-fields.ts';
import { fromPlaceRequest } from '#lib/contract/wire/orders/spot-order.ts';
import type { Listings } from '#server/engine/listings.ts';
import { findPlacedMarket } from '#server/answers/market/find-market.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { entryPointOf } from '#server/answers/plans/place-plan.ts';
import { readOrder } from '#server/answers/orders/read-order.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { submitBatch, type BatchItem } from '#server/answers/orders/submit-batch.ts';

/** A ratio is worked out from the book of the moment, for one order at a time. */
function ratioOf(request: ParsedRequestOf<typeof placeOrder>): Refusal | null {
  const twice = contradicted(request);
  if (twice !== null) return refuseField(twice, 'says another thing than its second name');
  const ratios = ['presetTakeProfitPriceRatio', 'presetStopLossPriceRatio'] as const;
  const given = ratios.find((name) => request[name] !== undefined);
  return given === undefined ? null : refuseField(given, 'is for single orders');
}

function itemOf(request: ParsedRequestOf<typeof placeOrder>, accountId: number, listings: Listings): BatchItem {
  const clientOid = request.clientOid ?? '';
  const market = findPlacedMarket(listings, request);
  if (market instanceof Refusal) return { clientOid, command: market, refusal: () => refuse('internal') };
  const unread = ratioOf(request);
  if (unread !== null) return { clientOid, command: unread, refusal: () => refuse('internal') };
  const order = readOrder(fromPlaceRequest(request), market, listings);
  const entryPoint = entryPointOf(request.enterPointSource);
  const command = order instanceof Refusal ? order : ({ type: 'place-order', accountId, ...order, entryPoint } as const);
  return { clientOid, command, refusal: (reply) => orderRefusal(reply, market, clientOid) };
}

export const serveBatchPlaceOrders = serveUser(batchPlaceOrders, ['listings', 'client'], ({ list }, { accountId }, visit) =>
  submitBatch(
    visit,
    list.map((request) => itemOf(request, accountId, visit.listings)),
  ),
);
