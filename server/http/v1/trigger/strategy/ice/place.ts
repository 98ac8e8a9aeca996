// Places an iceberg.
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { SelfTradePrevention } from '#lib/contract/enums.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { isOfLine } from '#lib/contract/wire/orders/spot-order.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { units } from '#server/engine/units.ts';
import { checkCoins } from '#server/answers/market/check-coins.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { tellGrade } from '#server/answers/margin/interest-grade.ts';
import { marginWords } from '#server/answers/margin/margin-words.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { toldOf, toOrderResult } from '#server/answers/orders/order-result.ts';
import { entryPointOf } from '#server/answers/plans/place-plan.ts';
import { readQuantity } from '#server/answers/orders/read-order.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

type Way = Pick<PlaceOrder, 'side' | 'holdSide' | 'reduceOnly'>;
type Asked = Pick<ParsedRequestOf<typeof placeIceberg>, 'symbolId' | 'businessLine' | 'delegateType' | 'isReducePosition' | 'onlyLow'>;

/** The side and, of a contract, what it says about positions; refused where the line is another, or spot is given a position. */
function readWay(market: MarketListing, { symbolId, businessLine, delegateType, isReducePosition, onlyLow }: Asked): Way | Refusal {
  const line = lineOf(market);
  const isNamed = businessLine === undefined || (isContract(market) ? businessLine === line : isOfLine(businessLine, line));
  if (!isNamed) return refuse('symbolNotOpen', { symbol: symbolId });
  const { side, holdSide } = readDirection(delegateType);
  if (isContract(market))
    return {
      side,
      ...(holdSide === undefined ? {} : { holdSide }),
      ...(isReducePosition === true || onlyLow === true ? { reduceOnly: true } : {}),
    };
  return holdSide === undefined ? { side } : refuseField('delegateType', 'must be 21 (buy) or 22 (sell)');
}

export const servePlaceIceberg = serveUser(
  placeIceberg,
  ['client', 'listings', 'usdtPrice', 'site', 'now'],
  async (request, { accountId }, rooms) => {
    const { client, listings } = rooms;
    const market = findAnyMarket(listings, request.symbolId);
    if (market instanceof Refusal) return market;
    const direction = checkCoins(market, request) ?? readWay(market, request);
    if (direction instanceof Refusal) return direction;
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
      ...direction,
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
