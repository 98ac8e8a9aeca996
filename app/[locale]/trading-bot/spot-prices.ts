// The last price and the day's change of every spot market, by its symbol.
import 'server-only';

import type { DayPrice } from '#features/bots/create/basket/create-basket.tsx';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { moving } from '../../exchange/market-answers.ts';
import { shareInWorld } from '../../exchange/world-answers.ts';

const shared = shareInWorld((client) => client.call(getTickers, {}), moving);

/** None while the exchange does not answer: the page tells them once they come. */
export async function spotPrices(): Promise<Readonly<Record<string, DayPrice>>> {
  const answer = await shared('').catch(() => null);
  return Object.fromEntries((answer?.tickers ?? []).map(({ symbol, lastPrice, changeRate }) => [symbol, { lastPrice, changeRate }]));
}
