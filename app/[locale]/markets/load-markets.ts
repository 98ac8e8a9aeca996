// The markets of a line with their prices, their day and the sectors of their coins, asked of the exchange at once.
import 'server-only';

import { listedMarket } from '#features/markets/listed-market.ts';
import type { MarketLineName } from '#features/markets/market-view.ts';
import { listedLines } from '#features/futures/overview/contract-lines.ts';
import { getConceptCoins } from '#lib/contract/calls/v1/mix/c2c/coinList.ts';
import { getConcepts } from '#lib/contract/calls/v1/mix/c2c/conceptList.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getSparklines } from '#lib/contract/calls/v1/spot/market/sparklines.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { placeExchange, worldOfPage } from '../../exchange/exchange.ts';
import { loadContracts, loadDays } from '../futures/load-contracts.ts';

const demoLines = ['susdt', 'susd', 'susdc'] as const;

async function loadSpot() {
  const client = await placeExchange();
  const [{ symbols }, { tickers }, { list }] = await Promise.all([
    client.call(getAllSymbols, { businessLine: 1 }),
    client.call(getTickers, {}),
    client.call(getSparklines, {}),
  ]);
  return { markets: (symbols ?? []).map(listedMarket), tickers, sparklines: list };
}

/** In the demo world the contracts of play money. */
async function loadFutures() {
  const lines = (await worldOfPage()) === TradingMode.paper ? demoLines : listedLines;
  const [loaded, sparklines] = await Promise.all([loadContracts(lines), loadDays(lines)]);
  return loaded === null ? null : { markets: loaded.markets.map(listedMarket), tickers: loaded.tickers, sparklines };
}

/** A list can be drawn without sectors. Those of which nothing is listed are left out. */
async function loadSectors(locale: string) {
  const client = await placeExchange();
  const loaded = await Promise.all([client.call(getConcepts, { locale: localeOf(locale).code }), client.call(getConceptCoins, {})]).catch(
    () => null,
  );
  if (loaded === null) return { sectors: [], coinSectors: {} };
  const [{ list: concepts }, { list: coins }] = loaded;
  const sectors = concepts.filter(({ conceptId }) => coins.some(({ conceptIds }) => conceptIds.includes(conceptId)));
  return { sectors, coinSectors: Object.fromEntries(coins.map(({ coin, conceptIds }) => [coin, conceptIds])) };
}

/** Null: the exchange does not answer. */
export async function loadMarkets(line: MarketLineName, locale: string) {
  const [loaded, sectors] = await Promise.all([line === 'futures' ? loadFutures() : loadSpot().catch(() => null), loadSectors(locale)]);
  return loaded === null ? null : { ...loaded, ...sectors };
}
