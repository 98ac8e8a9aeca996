// A market as its picture shows it: of spot or of a line of real money.
import 'server-only';

import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getSparklines } from '#lib/contract/calls/v1/spot/market/sparklines.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { contractLines, isContractLineKey, isDemoLine } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { publicExchange } from '../exchange/exchange.ts';
import { listedContracts } from '../addresses/listed-symbols.ts';
import type { PicturedMarket } from './market-picture.tsx';
import type { PictureSubject } from './picture-address.ts';

type Market = { readonly symbol: string; readonly displayName: string; readonly quoteCoin: string; readonly pricePlace: number };
type Day = { readonly symbol: string; readonly closes: readonly string[] };

function pictured(market: Market | undefined, tickers: readonly Ticker[], days: readonly Day[]): Omit<PicturedMarket, 'product'> | null {
  const ticker = tickers.find(({ symbol }) => symbol === market?.symbol);
  if (market === undefined || ticker === undefined) return null;
  return {
    name: market.displayName,
    price: formatPrice(ticker.lastPrice, market.pricePlace),
    coin: market.quoteCoin,
    change: formatPercent(ticker.changeRate, { sign: 'always' }),
    isFalling: ticker.changeRate.startsWith('-'),
    closes: days.find(({ symbol }) => symbol === market.symbol)?.closes ?? [],
    time: `${formatDateTime(Date.now(), 0).slice(0, 16)} UTC`,
  };
}

type Subject = Exclude<PictureSubject, { readonly kind: 'page' }>;

/** Null: there is no such market, or it is one of play money. Rejects where the exchange does not answer. */
export async function loadMarket(subject: Subject): Promise<Omit<PicturedMarket, 'product'> | null> {
  const client = publicExchange();
  if (subject.kind === 'spot') {
    const [{ symbols }, { tickers }, { list }] = await Promise.all([
      client.call(getAllSymbols, { businessLine: 1 }),
      client.call(getTickers, {}),
      client.call(getSparklines, {}),
    ]);
    return pictured(
      (symbols ?? []).find(({ symbol }) => symbol === subject.name),
      tickers,
      list,
    );
  }
  if (!isContractLineKey(subject.line) || isDemoLine(contractLines[subject.line])) return null;
  const businessLine = contractLines[subject.line];
  const [byName, { tickers }, { list }] = await Promise.all([
    listedContracts(subject.line),
    client.call(getContractTickers, { businessLine }),
    client.call(getContractSparklines, { businessLine }),
  ]);
  return pictured(byName?.get(subject.name), tickers, list);
}
