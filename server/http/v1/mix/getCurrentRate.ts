// Tells what one USDT is worth in each currency.
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { currencies, currencyRate } from '#server/answers/market/currencies.ts';
import { servePublic } from '#server/http/serving/serve.ts';

/** A currency whose rate no market tells is left out. */
export const serveCurrentRate = servePublic(getCurrentRate, ['usdtPrice'], (_request, { usdtPrice }) => ({
  rates: currencies.flatMap(({ name }) => {
    const rate = currencyRate(name, usdtPrice);
    return rate === null ? [] : [{ name, rate }];
  }),
}));
