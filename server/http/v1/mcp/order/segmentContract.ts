// Closes a share of a position.
import { closeShare } from '#lib/contract/calls/v1/mcp/order/segmentContract.ts';
import { OrderType, TimeInForce } from '#lib/contract/enums.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { cancelClosing, closingWords, lotsOf } from '#server/answers/contracts/close-position.ts';
import { findNamedContract, findPosition, futuresOf } from '#server/answers/contracts/find-contract.ts';
import { readContractOrder, submitContractOrder } from '#server/answers/contracts/place-contract.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

/** Half up; a hundred per cent is all of it. */
const shareOf = (total: number, percent: number): number => Number((BigInt(total) * BigInt(percent) * 2n + 100n) / 200n);

export const serveCloseShare = serveUser(closeShare, ['listings', 'client', 'projections'], async (request, { accountId }, visit) => {
  const market = findNamedContract(visit.listings, request);
  if (market instanceof Refusal) return market;
  const account = await futuresOf(visit, accountId, market);
  const position = findPosition(account, market, request.holdSide);
  if (position instanceof Refusal) return position;
  const { delegatePrice, clientOid, enterPointSource, cancelOrder, percent } = request;
  const share = shareOf(lotsOf(position, market), percent);
  if (share === 0) return refuse('quantityBelowMinimum', { minimum: formatDecimal(market.minQuantityLots, market.quantityDecimals) });
  const words = closingWords(account, position.holdSide);
  const terms = {
    orderType: delegatePrice === undefined ? OrderType.market : OrderType.limit,
    timeInForceValue: delegatePrice === undefined ? TimeInForce.ioc : TimeInForce.gtc,
    delegatePrice,
    delegateCount: formatDecimal(share, market.quantityDecimals),
    tradeUnit: 'base',
    clientOid,
    enterPointSource,
  } as const;
  const order = await readContractOrder(visit, accountId, market, terms, words);
  if (order instanceof Refusal) return order;
  const waiting = cancelOrder === true ? await cancelClosing(visit, accountId, market, words, [order.clientOid]) : [];
  return submitContractOrder(visit, market, order, waiting);
});
