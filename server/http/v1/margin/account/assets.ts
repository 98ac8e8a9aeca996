// Tells what is in the user's margin wallets.
import { getMarginAccounts } from '#lib/contract/calls/v1/margin/account/assets.ts';
import { toMarginAccount } from '#server/projections/margins/to-margin-account.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMarginAccounts = serveUser(
  getMarginAccounts,
  ['client', 'listings'],
  async ({ marginMode }, { accountId }, { client, listings }) => {
    const views = await client.margins(accountId);
    return {
      list: views.filter(({ wallet }) => marginMode === undefined || wallet === marginMode).map((view) => toMarginAccount(view, listings)),
    };
  },
);
