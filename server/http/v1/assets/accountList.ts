// Lists the user's accounts, what they hold and their worth.
import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAccounts = serveUser(getAccounts, ['bots', 'usdtPrice', 'client', 'listings'], async (_request, { accountId }, rooms) => {
  const { list, totalUsdtValue } = await accountsWorth(accountId, rooms);
  return { list: [...list], totalUsdtValue, btcPrice: rooms.usdtPrice('BTC') };
});
