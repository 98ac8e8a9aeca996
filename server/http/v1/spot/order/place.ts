// Places a spot order.
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { fromPlaceRequest } from '#lib/contract/wire/orders/spot-order.ts';
import { findPlacedMarket } from '#server/http/market/find-market.ts';
import { orderRefusal } from '#server/http/orders/order-refusal.ts';
import { toldOf, toOrderResult } from '#server/http/orders/order-result.ts';
import { entryPointOf } from '#server/http/plans/place-plan.ts';
import { readOrder } from '#server/http/orders/read-order.ts';
import { tellGrade } from '#server/http/margin/interest-grade.ts';
import { marginWords } from '#server/http/margin/margin-words.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceOrder = serveUser(
  placeOrder,
  ['client', 'listings', 'usdtPrice', 'site', 'now'],
  async (request, { accountId }, rooms) => {
    const { client, listings } = rooms;
    const market = findPlacedMarket(listings, request);
    if (market instanceof Refusal) return market;
    const order = readOrder(fromPlaceRequest(request), market, listings);
    if (order instanceof Refusal) return order;
    const words = marginWords(request);
    if (words instanceof Refusal) return words;
    if (words.borrow === true) await tellGrade(accountId, rooms);
    const reply = await client.submit({
      type: 'place-order',
      accountId,
      ...order,
      ...words,
      entryPoint: entryPointOf(request.enterPointSource),
    });
    if (!reply.ok) return orderRefusal(reply, market, order.clientOid);
    return toOrderResult(reply, market, listings, toldOf(order));
  },
);
