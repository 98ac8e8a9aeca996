// Lists the currencies in which worth can be shown.
import { getCurrencies } from '#lib/contract/calls/v1/mix/public/currencyList.ts';
import { currencies } from '#server/answers/market/currencies.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveCurrencies = servePublic(getCurrencies, [], () => ({ supported: [...currencies] }));
