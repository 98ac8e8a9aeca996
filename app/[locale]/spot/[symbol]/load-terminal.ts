// Everything the terminal shows, asked of the exchange at once.
import 'server-only';

import { cache } from 'react';

import { candleOf, type TerminalData } from '#features/terminal/terminal-data.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { currentUser, exchange, publicExchange } from '../../../exchange.ts';
import { marketSource } from '../../../price-source.ts';
import { shareAnswers } from '../../../shared-answer.ts';

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

/** The depth channel speaks ten times a second: a page need not know more, and its own channels tell it the rest once it stands. */
const moving = { freshMs: 100, usableMs: 500 } as const;
/** A market's rules change with its listing, and of the candles only the last: its channel tells that one anew. */
const resting = { freshMs: 1000, usableMs: 2000 } as const;

const marketOf = shareAnswers((symbolId) => publicExchange().call(getSymbolInfo, { symbolId }), resting);

const nowOf = shareAnswers(async (symbolId) => {
  const client = publicExchange();
  const [{ tickers }, depth, { trades }] = await Promise.all([
    client.call(getTickers, { symbolId }),
    client.call(getDepth, { symbolId }),
    client.call(getTrades, { symbolId }),
  ]);
  return { ticker: tickers[0], depth, trades };
}, moving);

async function askCandles(symbolId: string, interval: KlineInterval): Promise<TerminalData['candles']> {
  const { candles } = await publicExchange().call(getCandles, { symbolId, interval: candleOf(interval), limit: candlesShown });
  return candles;
}
const candlesOf = new Map(
  KlineInterval.map((interval) => [interval, shareAnswers((symbolId) => askCandles(symbolId, interval), resting)] as const),
);

/** What everybody sees of a market. Null: there is no such market. */
async function loadMarket(symbolId: string, interval: KlineInterval): Promise<MarketView | null> {
  const [market, { ticker, depth, trades }, candles, source] = await Promise.all([
    marketOf(symbolId),
    nowOf(symbolId),
    candlesOf.get(interval)?.(symbolId) ?? [],
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
