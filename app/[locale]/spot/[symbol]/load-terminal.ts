// Everything the terminal shows, asked of the exchange at once.
import 'server-only';

import { cache } from 'react';

import { candleOf, type TerminalData } from '#features/terminal/terminal-data.ts';
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
import { currentUser, exchange, publicExchange } from '../../../exchange.ts';

const candlesShown = 300;

/** The interval of an address; fifteen minutes for none or an unknown one. */
export const readInterval = (text: string | undefined): KlineInterval => KlineInterval.find((interval) => interval === text) ?? '15m';

async function loadAccount(): Promise<TerminalData['account']> {
  if ((await currentUser()) === null) return null;
  const client = await exchange();
  const [{ list: balances }, { list: orders }] = await Promise.all([client.call(getAssets, {}), client.call(getOpenOrders, {})]);
  return { balances, orders };
}

type MarketView = Omit<TerminalData, 'account'>;

/** Null: there is no such market. */
async function askMarket(symbolId: string, interval: KlineInterval): Promise<MarketView | null> {
  const client = publicExchange();
  const [market, { tickers }, depth, { trades }, { candles }, source] = await Promise.all([
    client.call(getSymbolInfo, { symbolId }),
    client.call(getTickers, { symbolId }),
    client.call(getDepth, { symbolId }),
    client.call(getTrades, { symbolId }),
    client.call(getCandles, { symbolId, interval: candleOf(interval), limit: candlesShown }),
    client.call(getMarketSource, {}),
  ]);
  const ticker = tickers[0];
  return ticker === undefined ? null : { market, ticker, depth, trades, source, interval, candles };
}

/** The depth channel speaks ten times a second: a page need not know more. */
const sharedForMs = 100;
const shared = new Map<string, Promise<MarketView | null>>();

/** What everybody sees of a market, asked once for all who come within a tenth of a second. */
function loadMarket(symbolId: string, interval: KlineInterval): Promise<MarketView | null> {
  const key = `${symbolId}/${interval}`;
  const asked = shared.get(key) ?? askMarket(symbolId, interval);
  if (!shared.has(key)) {
    shared.set(key, asked);
    setTimeout(() => shared.delete(key), sharedForMs).unref();
  }
  return asked;
}

/** Null: there is no such market. Asked once per page, however many parts of it need the answer. */
export const loadTerminal = cache(async (symbol: string, interval: KlineInterval): Promise<TerminalData | null | 'unreachable'> => {
  try {
    const [view, account] = await Promise.all([loadMarket(symbol.toUpperCase(), interval), loadAccount()]);
    return view === null ? null : { ...view, account };
  } catch (error) {
    return error instanceof ApiError && error.key === 'symbolNotOpen' ? null : 'unreachable';
  }
});
