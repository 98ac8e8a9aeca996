// Switches the automatic top-up of an isolated position.
import { setAutoAppend } from '#lib/contract/calls/v1/mcp/adjust/auto/append.ts';
import { changePosition } from '#server/answers/contracts/change-position.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetAutoAppend = serveUser(setAutoAppend, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  changePosition(visit, accountId, request, {
    command: ({ marketId }, holdSide) => ({ type: 'set-auto-append', accountId, marketId, holdSide, on: request.autoAppendMargin }),
    refusal: (reply, market) => orderRefusal(reply, market, ''),
  }),
);
