// Places an order that closes.
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { cancelClosing } from '#server/answers/contracts/close-position.ts';
import { findNamedContract } from '#server/answers/contracts/find-contract.ts';
import { readContractOrder, submitContractOrder } from '#server/answers/contracts/place-contract.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCloseContract = serveUser(closeContract, ['listings', 'client', 'projections'], async (request, { accountId }, visit) => {
  const market = findNamedContract(visit.listings, request);
  if (market instanceof Refusal) return market;
  const direction = readDirection(request.delegateType);
  const words = { ...direction, reduceOnly: direction.holdSide === undefined };
  const order = await readContractOrder(visit, accountId, market, request, words);
  if (order instanceof Refusal) return order;
  const waiting = request.cancelOrder === true ? await cancelClosing(visit, accountId, market, direction, [order.clientOid]) : [];
  return submitContractOrder(visit, market, order, waiting);
});
