// Places a spot order.
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { fromPlaceRequest } from '#lib/contract/wire/spot-order.ts';
import { findMarket } from '#server/http/find-market.ts';
import { orderRefusal } from '#server/http/order-refusal.ts';
import { toldOf, toOrderResult } from '#server/http/order-result.ts';
import { entryPointOf } from '#server/http/place-plan.ts';
import { readOrder } from '#server/http/read-order.ts';
import { tellGrade } from '#server/http/interest-grade.ts';
import { marginWords } from '#server/http/margin-words.ts';
import { Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const servePlaceOrder = serveUser(placeOrder, async (request, { accountId }, rooms) => {
  const { client, listings } = rooms;
  const market = findMarket(listings, request.symbolId);
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
});
