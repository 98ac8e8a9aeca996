// Tells what the user is worth.
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { coinsOwned } from '#server/projections/equity/coins-owned.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveWorth = serveUser(getWorth, ['bots', 'client', 'listings', 'usdtPrice'], async (_request, { accountId }, rooms) => {
  const worth = await accountsWorth(accountId, rooms);
  const accounts = worth.list.map(({ account, isPlay, usdtValue }) => ({ account, isPlay, usdtValue }));
  // The venue counts one USDT as one dollar: it has no market of the two.
  return { list: coinsOwned(worth), accounts, totalUsdtValue: worth.totalUsdtValue, totalUsdValue: worth.totalUsdtValue };
});
