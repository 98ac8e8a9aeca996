// Places one size as several limit orders between two prices.
import { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import { SelfTradePrevention } from '#lib/contract/enums.ts';
import { scaledOrders } from '#lib/order-math/scaled-orders.ts';
import { formatDecimal, units } from '#server/engine/units.ts';
import { findMarket } from '#server/http/find-market.ts';
import { orderRefusal } from '#server/http/order-refusal.ts';
import { entryPointOf, sideOf } from '#server/http/place-plan.ts';
import { readQuantity } from '#server/http/read-order.ts';
import { readPrice } from '#server/http/read-price.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';
import { submitBatch, type BatchItem } from '#server/http/submit-batch.ts';

export const servePlaceScaled = serveUser(placeScaled, (request, { accountId }, visit) => {
  const market = findMarket(visit.listings, request.symbolId);
  if (market instanceof Refusal) return market;
  const ends = [readPrice(request.startPrice, market), readPrice(request.endPrice, market)];
  const wrong = [...ends, readQuantity(request.delegateCount, market)].find((value) => value instanceof Refusal);
  if (wrong instanceof Refusal) return wrong;
  const orders = scaledOrders({
    startPrice: request.startPrice,
    endPrice: request.endPrice,
    orderCount: request.orderCount,
    quantity: request.delegateCount,
    sizeSkew: request.sizeSkew ?? '1',
    tickSize: formatDecimal(1, market.priceDecimals),
    lotSize: formatDecimal(1, market.quantityDecimals),
  });
  if (orders === null) return refuse('quantityBelowMinimum', { minimum: formatDecimal(market.minQuantityLots, market.quantityDecimals) });
  const items = orders.map(({ price, quantity }, place): BatchItem => {
    // One name for the whole would name only its first order.
    const clientOid = request.clientOid === undefined ? '' : `${request.clientOid.slice(0, 60)}-${place + 1}`;
    const [priceTicks, quantityLots] = [readPrice(price, market), readQuantity(quantity, market)];
    const refusal = priceTicks instanceof Refusal ? priceTicks : quantityLots instanceof Refusal ? quantityLots : null;
    if (priceTicks instanceof Refusal || quantityLots instanceof Refusal)
      return { clientOid, command: refusal ?? refuse('internal'), refusal: () => refuse('internal') };
    return {
      clientOid,
      command: {
        type: 'place-order',
        accountId,
        marketId: market.marketId,
        side: sideOf(request.delegateType),
        kind: 'limit',
        timeInForce: request.timeInForceValue,
        priceTicks,
        quantityLots,
        amountUnits: units(0n),
        clientOrderId: clientOid,
        selfTradePrevention: request.selfTradePrevention ?? SelfTradePrevention.cancelTaker,
        entryPoint: entryPointOf(request.enterPointSource),
      },
      refusal: (reply) => orderRefusal(reply, market, clientOid),
    };
  });
  return submitBatch(visit, items);
});
