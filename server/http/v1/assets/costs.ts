// Tells what the user's coins have cost.
import { getCoinCosts } from '#lib/contract/calls/v1/assets/costs.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCoinCosts = serveUser(
  getCoinCosts,
  ['client', 'projections'],
  async (_request, { accountId }, { client, projections }) => {
    await projections.caughtUp(client.status().sequence);
    return { list: [...(await projections.costs.list(accountId))] };
  },
);
