// Places one size as several limit orders for a contract between two prices.
import { placeScaledContract } from '#lib/contract/calls/v1/mcp/order/placeScaled.ts';
import { HoldSide, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { formatDecimal, units } from '#server/engine/units.ts';
import { cancelClosing, lotsOf } from '#server/answers/contracts/close-position.ts';
import { findNamedContract, futuresOf } from '#server/answers/contracts/find-contract.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { bestAskOf, quantityAt } from '#server/answers/contracts/place-contract.ts';
import { entryPointOf } from '#server/answers/plans/place-plan.ts';
import { readQuantity } from '#server/answers/orders/read-order.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { submitTogether } from '#server/answers/orders/submit-together.ts';
import { averagePrice, splitOrder } from '#server/services/scaled-orders/split-order.ts';

export const servePlaceScaledContract = serveUser(
  placeScaledContract,
  ['listings', 'client', 'projections'],
  async (request, { accountId }, visit) => {
    const market = findNamedContract(visit.listings, request);
    if (market instanceof Refusal) return market;
    const startPrice = readPrice(request.startPrice, market);
    if (startPrice instanceof Refusal) return startPrice;
    const endPrice = readPrice(request.endPrice, market);
    if (endPrice instanceof Refusal) return endPrice;
    const { side, holdSide } = readDirection(request.delegateType);
    const reduceOnly = holdSide === undefined && (request.onlyLow === true || request.isReducePosition === true);
    const direction = { side, holdSide, reduceOnly };
    const spread = { startPrice, endPrice, orderCount: request.orderCount, sizeSkew: request.sizeSkew ?? '1' };
    const best = request.tradeUnit === 'base' || side === Side.buy ? null : await bestAskOf(visit, market);
    const price = averagePrice(spread, market, best);
    if (price === null) return refuseField('sizeSkew', 'must be from 0.1 to 10');
    const sized = await quantityAt(visit, accountId, market, { unit: request.tradeUnit, amount: request.delegateCount, price }, direction);
    if (sized instanceof Refusal) return sized;
    const quantity = readQuantity(sized, market);
    if (quantity instanceof Refusal) return quantity;
    const closes = reduceOnly || request.delegateType === 3 || request.delegateType === 4;
    const closed = holdSide ?? (side === Side.sell ? HoldSide.long : HoldSide.short);
    // Each of them may be small enough where together they are not; without a position the core says so.
    const { positions } = closes ? await futuresOf(visit, accountId, market) : { positions: [] };
    const held = positions.find((one) => one.symbolId === market.symbol && one.holdSide === closed);
    if (held !== undefined && quantity > lotsOf(held, market)) return refuse('positionNotEnough');
    const parts = splitOrder({ ...spread, quantity }, market);
    if (parts === null) return refuse('quantityBelowMinimum', { minimum: formatDecimal(market.minQuantityLots, market.quantityDecimals) });
    const orders = parts.map((part, place): PlaceOrder => ({
      type: 'place-order',
      accountId,
      marketId: market.marketId,
      side,
      kind: 'limit',
      timeInForce: request.timeInForceValue,
      priceTicks: part.price,
      quantityLots: part.quantity,
      amountUnits: units(0n),
      // One name for the whole would name only its first order.
      clientOid: request.clientOid === undefined ? '' : `${request.clientOid.slice(0, 60)}-${place + 1}`,
      selfTradePrevention: request.selfTradePrevention ?? SelfTradePrevention.cancelTaker,
      entryPoint: entryPointOf(request.enterPointSource),
      ...(reduceOnly ? { reduceOnly } : {}),
      ...(holdSide === undefined ? {} : { holdSide }),
    }));
    const names = orders.map(({ clientOid }) => clientOid);
    const before = closes && request.cancelOrder === true ? await cancelClosing(visit, accountId, market, direction, names) : [];
    return submitTogether(visit, orders, (reply, { clientOid }) => orderRefusal(reply, market, clientOid), before);
  },
);
