// Places a spot order.
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { Side } from '#lib/contract/enums.ts';
import { fromPlaceRequest, type SpotOrderTerms } from '#lib/contract/wire/orders/spot-order.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { findPlacedMarket } from '#server/answers/market/find-market.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { toldOf, toOrderResult } from '#server/answers/orders/order-result.ts';
import { entryPointOf } from '#server/answers/plans/place-plan.ts';
import { readOrder } from '#server/answers/orders/read-order.ts';
import { tellGrade } from '#server/answers/margin/interest-grade.ts';
import { marginWords } from '#server/answers/margin/margin-words.ts';
import { readPreset } from '#server/answers/plans/read-preset.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Rooms } from '#server/answers/rooms.ts';
import { serveUser } from '#server/http/serving/serve.ts';

/** Its own price, or where it would meet the book. */
async function openPriceOf(
  { client, listings }: Pick<Rooms, 'client' | 'listings'>,
  market: MarketListing,
  { price, bestPrice, side }: SpotOrderTerms,
): Promise<string | null> {
  if (price !== null && bestPrice === undefined) return price;
  const { asks, bids } = await client.book(market.marketId, 1);
  const [best] = side === Side.buy ? asks : bids;
  return best === undefined ? null : listings.priceText(market, best[0]);
}

export const servePlaceOrder = serveUser(
  placeOrder,
  ['client', 'listings', 'projections', 'usdtPrice', 'site', 'now'],
  async (request, { accountId }, rooms) => {
    const { client, listings } = rooms;
    const market = findPlacedMarket(listings, request);
    if (market instanceof Refusal) return market;
    const terms = fromPlaceRequest(request);
    const exit = await readPreset(rooms, accountId, market, terms, () => openPriceOf(rooms, market, terms), request);
    if (exit instanceof Refusal) return exit;
    const order = readOrder({ ...terms, exit: exit ?? undefined }, market, listings);
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
