// Tells what the user has in a line of contracts.
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePositions = serveUser(
  getPositions,
  ['client', 'projections'],
  async ({ businessLine }, { accountId }, { client, projections }) =>
    projections.positions.futuresAccount(await client.futures(accountId), accountId, businessLine),
);
