// Tells what can be converted, and on which terms.
import { getConvertCoins } from '#lib/contract/calls/v1/spot/convert/currencies.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveConvertCoins = servePublic(getConvertCoins, ['convert', 'listings'], (_request, { convert, listings }) => {
  const { coins, rules, spread } = convert.offer;
  return {
    coins: coins.flatMap(({ coin, min, max }) => {
      const asset = listings.assetOf(coin);
      return asset === undefined ? [] : [{ coin, name: asset.name, decimals: asset.decimals, minAmount: min, maxAmount: max }];
    }),
    spread,
    guard: rules.guard,
    quoteSeconds: rules.quoteSeconds,
    orderDays: [...rules.orderDays],
    maxDust: rules.maxDust,
  };
});
