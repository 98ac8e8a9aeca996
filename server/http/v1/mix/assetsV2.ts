// Tells what the user is worth.
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { coinBalances, totalUsdtValue } from '#server/http/wallets/coin-balances.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveWorth = serveUser(
  getWorth,
  ['client', 'listings', 'usdtPrice'],
  async (_request, { accountId }, { client, listings, usdtPrice }) => {
    const list = coinBalances(await client.balances(accountId), listings, usdtPrice);
    const total = totalUsdtValue(list);
    // The venue counts one USDT as one dollar: it has no market of the two.
    return { list, totalUsdtValue: total, totalUsdValue: total };
  },
);
