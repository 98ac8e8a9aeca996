// Tells what the user holds in spot, and the worth of all accounts; coins of which there is nothing are left out, unless asked for by name.
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import type { CoinBalance } from '#lib/contract/order.ts';
import { coinBalances } from '#server/answers/wallets/coin-balances.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { coinsOwned } from '#server/projections/equity/coins-owned.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { withdrawableCoins } from '#server/answers/wallets/withdrawable.ts';

export const serveAssets = serveUser(
  getAssets,
  ['bots', 'client', 'listings', 'usdtPrice'],
  async ({ coin }, { accountId }, { bots, client, listings, usdtPrice }) => {
    const withdrawable = await withdrawableCoins(accountId, { client, listings });
    const told = (balances: readonly CoinBalance[]) =>
      balances.map((one) => (withdrawable === null ? one : { ...one, withdrawable: withdrawable.get(one.coin) ?? '0' }));
    const asset = coin === undefined ? undefined : listings.assetOf(coin);
    if (coin !== undefined && asset === undefined) return refuse('unknownCoin', { coin });
    const all = coinBalances(await client.balances(accountId), listings, usdtPrice);
    const worth = await accountsWorth(accountId, { bots, client, listings, usdtPrice });
    if (asset === undefined) return { list: told(all), totalUsdtValue: worth.totalUsdtValue };
    const nothing = { coin: asset.code, available: '0', frozen: '0', total: '0', usdtValue: usdtPrice(asset.code) === null ? null : '0' };
    const list = [all.find((balance) => balance.coin === asset.code) ?? nothing];
    const owned = coinsOwned(worth).find((one) => one.coin === asset.code);
    return { list: told(list), totalUsdtValue: owned?.usdtValue ?? '0' };
  },
);
