// Lists the coins and the networks over which each arrives.
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { depositMinimum } from '#server/services/wallets/deposit-terms.ts';
import { hasMemo, paidDecimals, withdrawalTerms } from '#server/services/wallets/withdrawal-terms.ts';

export const serveCoins = servePublic(getCoins, ['listings', 'wallets', 'site'], (_request, { listings, wallets, site }) => ({
  coins: listings.assets.map(({ code, name, decimals }) => {
    const coin = wallets.coin(code);
    if (coin === undefined) return { coin: code, name, decimals, networks: [] };
    const networks = coin.networks.map((way) => {
      const { fee: withdrawalFee, minimum: minimumWithdrawal } = withdrawalTerms(coin, way, paidDecimals(way, decimals));
      return {
        network: way.network,
        name: way.network,
        confirmations: way.confirmations,
        minimumDeposit: depositMinimum(coin, way, decimals),
        withdrawalFee,
        minimumWithdrawal,
        hasMemo: hasMemo(way),
        testNetwork: wallets.hasTestNetwork && site.read('switches').testCoins,
        maxTestAmount: coin.testCoinsMaximum,
      };
    });
    return { coin: code, name, decimals, networks };
  }),
}));
