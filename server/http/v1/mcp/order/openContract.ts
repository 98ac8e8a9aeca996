// Places an order that may open a position.
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { findNamedContract } from '#server/answers/contracts/find-contract.ts';
import { leadTooSmall } from '#server/answers/contracts/lead-minimum.ts';
import { priceOf, readContractOrder, submitContractOrder } from '#server/answers/contracts/place-contract.ts';
import { readPreset } from '#server/answers/plans/read-preset.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveOpenContract = serveUser(
  openContract,
  ['listings', 'client', 'projections'],
  async (request, { accountId, traderIdentities }, visit) => {
    const market = findNamedContract(visit.listings, request);
    if (market instanceof Refusal) return market;
    const reduceOnly = request.onlyLow === true || request.isReducePosition === true;
    const way = readDirection(request.delegateType);
    const exit = await readPreset(visit, accountId, market, way, () => priceOf(visit, market, request, way.side), request);
    if (exit instanceof Refusal) return exit;
    const order = await readContractOrder(visit, accountId, market, request, { ...way, reduceOnly, exit });
    if (order instanceof Refusal) return order;
    const tooSmall = traderIdentities.length === 0 ? null : await leadTooSmall(visit, market, order);
    return tooSmall ?? submitContractOrder(visit, market, order);
  },
);
