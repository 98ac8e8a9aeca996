// Lists the user's accounts and their worth.
import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { coinBalances, totalUsdtValue } from '#server/http/coin-balances.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveAccounts = serveUser(getAccounts, async (_request, { accountId }, { client, listings, usdtPrice }) => {
  const worth = totalUsdtValue(coinBalances(await client.balances(accountId), listings, usdtPrice));
  return { list: [{ accountType: 'spot' as const, businessLine: BusinessLine.spot, usdtValue: worth }], totalUsdtValue: worth };
});
