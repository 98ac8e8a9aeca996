// Everything the terminal shows, asked of the exchange at once.
import 'server-only';

import { cache } from 'react';

import type { TerminalData } from '#features/terminal/terminal-data.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import { currentUser, exchange } from '../../../exchange/exchange.ts';
import { candlesOf, moving, resting } from '../../../exchange/market-answers.ts';
import { marketSource } from '../../../exchange/price-source.ts';
import { shareInWorld } from '../../../exchange/world-answers.ts';

async function loadAccount(): Promise<TerminalData['account']> {
  if ((await currentUser()) === null) return null;
  const client = await exchange();
  const [{ list: balances }, { list: orders }] = await Promise.all([client.call(getAssets, {}), client.call(getOpenOrders, {})]);
  return { balances, orders };
}

type MarketView = Omit<TerminalData, 'account'>;

const marketOf = shareInWorld((client, symbolId) => client.call(getSymbolInfo, { symbolId }), resting);

const nowOf = shareInWorld(async (client, symbolId) => {
  const [{ tickers }, depth, { trades }] = await Promise.all([
    client.call(getTickers, { symbolId }),
    client.call(getDepth, { symbolId }),
    client.call(getTrades, { symbolId }),
  ]);
  return { ticker: tickers[0], depth, trades };
}, moving);

/** The public data of a market. Null: there is no such market. */
async function loadMarket(symbolId: string, interval: KlineInterval): Promise<MarketView | null> {
  const [market, { ticker, depth, trades }, candles, source] = await Promise.all([
    marketOf(symbolId),
    nowOf(symbolId),
    candlesOf(symbolId, interval),
    marketSource(),
  ]);
  return ticker === undefined ? null : { market, ticker, depth, trades, source, interval, candles };
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
