// Explains a liquidation of one of the user's margin wallets.
import { getMarginLiquidation } from '#lib/contract/calls/v1/margin/history/liquidation.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMarginLiquidation = serveUser(
  getMarginLiquidation,
  ['client', 'projections'],
  async ({ id }, { accountId }, { client, projections }) => {
    await projections.caughtUp(client.status().sequence);
    return (await projections.margins.liquidation(accountId, id)) ?? refuse('unknownLiquidation');
  },
);
