// Places an iceberg.
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { SelfTradePrevention } from '#lib/contract/enums.ts';
import { units } from '#server/engine/units.ts';
import { findPlacedMarket } from '#server/http/market/find-market.ts';
import { tellGrade } from '#server/http/margin/interest-grade.ts';
import { marginWords } from '#server/http/margin/margin-words.ts';
import { orderRefusal } from '#server/http/orders/order-refusal.ts';
import { toldOf, toOrderResult } from '#server/http/orders/order-result.ts';
import { entryPointOf } from '#server/http/plans/place-plan.ts';
import { readQuantity } from '#server/http/orders/read-order.ts';
import { readPrice } from '#server/http/amounts/read-price.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { sideOf } from '#server/http/orders/side-of.ts';

export const servePlaceIceberg = serveUser(
  placeIceberg,
  ['client', 'listings', 'usdtPrice', 'site', 'now'],
  async (request, { accountId }, rooms) => {
    const { client, listings } = rooms;
    const market = findPlacedMarket(listings, request);
    if (market instanceof Refusal) return market;
    const priceTicks = readPrice(request.delegatePrice, market);
    if (priceTicks instanceof Refusal) return priceTicks;
    const quantityLots = readQuantity(request.delegateCount, market);
    if (quantityLots instanceof Refusal) return quantityLots;
    const displayLots = readQuantity(request.displayCount, market);
    if (displayLots instanceof Refusal) return displayLots;
    const words = marginWords(request);
    if (words instanceof Refusal) return words;
    if (words.borrow === true) await tellGrade(accountId, rooms);
    const clientOid = request.clientOid ?? '';
    const order = {
      type: 'place-order',
      accountId,
      marketId: market.marketId,
      side: sideOf(request.delegateType),
      kind: 'limit',
      timeInForce: request.timeInForceValue,
      priceTicks,
      quantityLots,
      amountUnits: units(0n),
      clientOid,
      selfTradePrevention: request.selfTradePrevention ?? SelfTradePrevention.cancelTaker,
      displayLots,
      ...words,
      entryPoint: entryPointOf(request.enterPointSource),
    } as const;
    const reply = await client.submit(order);
    if (!reply.ok) return orderRefusal(reply, market, clientOid);
    return toOrderResult(reply, market, listings, toldOf(order));
  },
);
