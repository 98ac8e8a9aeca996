// Lists the coins and the networks over which each arrives.
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveCoins = servePublic(getCoins, (_request, { listings, wallets }) => ({
  coins: listings.assets.map(({ code, name, decimals }) => {
    const coin = wallets.coin(code);
    return {
      coin: code,
      name,
      decimals,
      networks: (coin?.networks ?? []).map(({ network, confirmations }) => ({
        network,
        name: network,
        confirmations,
        testNetwork: wallets.hasTestNetwork,
        maxTestAmount: coin?.testCoinsMaximum ?? '0',
      })),
    };
  }),
}));
