// Turns a position around.
import { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { reverseNamedPosition } from '#server/answers/contracts/reverse-position.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveReversePosition = serveUser(reversePosition, ['listings', 'client', 'projections'], (request, { accountId }, visit) =>
  reverseNamedPosition(request, accountId, visit),
);
