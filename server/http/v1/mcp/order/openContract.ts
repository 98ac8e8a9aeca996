// Places an order that may open a position.
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { fromExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { findNamedContract } from '#server/http/contracts/find-contract.ts';
import { leadTooSmall } from '#server/http/contracts/lead-minimum.ts';
import { readContractOrder, submitContractOrder } from '#server/http/contracts/place-contract.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveOpenContract = serveUser(
  openContract,
  ['listings', 'client', 'projections'],
  async (request, { accountId, traderIdentities }, visit) => {
    const market = findNamedContract(visit.listings, request);
    if (market instanceof Refusal) return market;
    const reduceOnly = request.onlyLow === true || request.isReducePosition === true;
    const direction = { ...readDirection(request.delegateType), reduceOnly, exit: fromExitFields(request) };
    const order = await readContractOrder(visit, accountId, market, request, direction);
    if (order instanceof Refusal) return order;
    const tooSmall = traderIdentities.length === 0 ? null : await leadTooSmall(visit, market, order);
    return tooSmall ?? submitContractOrder(visit, market, order);
  },
);
