// Turns a position around.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { successCode } from '#lib/contract/errors.ts';
import { findNamedContract, findPosition, futuresOf } from '#server/http/contracts/find-contract.ts';
import { orderRefusal } from '#server/http/orders/order-refusal.ts';
import { entryPointOf } from '#server/http/plans/place-plan.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveReversePosition = serveUser(
  reversePosition,
  ['listings', 'client', 'projections'],
  async (request: ParsedRequestOf<typeof reversePosition>, { accountId }, visit) => {
    const market = findNamedContract(visit.listings, request);
    if (market instanceof Refusal) return market;
    const account = await futuresOf(visit, accountId, market);
    const position = findPosition(account, market, request.holdSide);
    if (position instanceof Refusal) return position;
    const { holdSide } = position;
    const entryPoint = entryPointOf(request.enterPointSource);
    const reply = await visit.client.submit({ type: 'reverse-position', accountId, marketId: market.marketId, holdSide, entryPoint });
    if (!reply.ok) return orderRefusal(reply, market, '');
    return { list: [{ orderId: String(reply.orderId ?? ''), clientOid: '', code: successCode, msg: '' }] };
  },
);
