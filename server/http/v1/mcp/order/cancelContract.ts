// Takes an open order for a contract out of the book.
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import { takeOrderOut } from '#server/answers/orders/cancel-order.ts';
import { ofContracts } from '#server/answers/orders/find-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelContract = serveUser(cancelContract, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  takeOrderOut(visit, accountId, request, ofContracts(request)),
);
