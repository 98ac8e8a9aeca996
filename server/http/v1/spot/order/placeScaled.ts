// Places one size as several limit orders between two prices.
import { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import { SelfTradePrevention } from '#lib/contract/enums.ts';
import { formatDecimal, units } from '#server/engine/units.ts';
import { findPlacedMarket } from '#server/answers/market/find-market.ts';
import { tellGrade } from '#server/answers/margin/interest-grade.ts';
import { marginWords } from '#server/answers/margin/margin-words.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { entryPointOf } from '#server/answers/plans/place-plan.ts';
import { readQuantity } from '#server/answers/orders/read-order.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { sideOf } from '#server/answers/orders/side-of.ts';
import { submitBatch, type BatchItem } from '#server/answers/orders/submit-batch.ts';
import { splitOrder } from '#server/services/scaled-orders/split-order.ts';

export const servePlaceScaled = serveUser(
  placeScaled,
  ['listings', 'client', 'usdtPrice', 'site', 'now'],
  async (request, { accountId }, visit) => {
    const market = findPlacedMarket(visit.listings, request);
    if (market instanceof Refusal) return market;
    const startPrice = readPrice(request.startPrice, market);
    if (startPrice instanceof Refusal) return startPrice;
    const endPrice = readPrice(request.endPrice, market);
    if (endPrice instanceof Refusal) return endPrice;
    const quantity = readQuantity(request.delegateCount, market);
    if (quantity instanceof Refusal) return quantity;
    const orders = splitOrder(
      { startPrice, endPrice, orderCount: request.orderCount, quantity, sizeSkew: request.sizeSkew ?? '1' },
      market,
    );
    if (orders === null) return refuse('quantityBelowMinimum', { minimum: formatDecimal(market.minQuantityLots, market.quantityDecimals) });
    const words = marginWords(request);
    if (words instanceof Refusal) return words;
    if (words.borrow === true) await tellGrade(accountId, visit);
    const items = orders.map((order, place): BatchItem => {
      // One name for the whole would name only its first order.
      const clientOid = request.clientOid === undefined ? '' : `${request.clientOid.slice(0, 60)}-${place + 1}`;
      return {
        clientOid,
        command: {
          type: 'place-order',
          accountId,
          marketId: market.marketId,
          side: sideOf(request.delegateType),
          kind: 'limit',
          timeInForce: request.timeInForceValue,
          priceTicks: order.price,
          quantityLots: order.quantity,
          amountUnits: units(0n),
          clientOid: clientOid,
          selfTradePrevention: request.selfTradePrevention ?? SelfTradePrevention.cancelTaker,
          entryPoint: entryPointOf(request.enterPointSource),
          ...words,
        },
        refusal: (reply) => orderRefusal(reply, market, clientOid),
      };
    });
    return submitBatch(visit, items);
  },
);
