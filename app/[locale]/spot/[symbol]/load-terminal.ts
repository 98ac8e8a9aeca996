// Everything the terminal shows, asked of the exchange at once.
import 'server-only';

import { cache } from 'react';

import type { TerminalData } from '#features/terminal/terminal.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { currentUser, exchange } from '../../../exchange.ts';

const candlesShown = 300;

/** The interval of an address; fifteen minutes for none or an unknown one. */
export const readInterval = (text: string | undefined): KlineInterval =>
  KlineInterval.find((interval) => interval === text && interval !== 'realtime') ?? '15m';

async function loadAccount(): Promise<TerminalData['account']> {
  if ((await currentUser()) === null) return null;
  const client = await exchange();
  const [{ list: balances }, { list: orders }] = await Promise.all([client.call(getAssets, {}), client.call(getOpenOrders, {})]);
  return { balances, orders };
}

/** Null: there is no such market. Asked once per page, however many parts of it need the answer. */
export const loadTerminal = cache(async (symbol: string, interval: KlineInterval): Promise<TerminalData | null | 'unreachable'> => {
  const client = await exchange();
  const symbolId = symbol.toUpperCase();
  try {
    const [market, { tickers }, depth, { trades }, { candles }, source, account] = await Promise.all([
      client.call(getSymbolInfo, { symbolId }),
      client.call(getTickers, { symbolId }),
      client.call(getDepth, { symbolId }),
      client.call(getTrades, { symbolId }),
      client.call(getCandles, { symbolId, interval, limit: candlesShown }),
      client.call(getMarketSource, {}),
      loadAccount(),
    ]);
    const ticker = tickers[0];
    return ticker === undefined ? null : { market, ticker, depth, trades, source, interval, candles, account };
  } catch (error) {
    return error instanceof ApiError && error.key === 'symbolNotOpen' ? null : 'unreachable';
  }
});
