// The coins of the marketplace with their best prices: those of the reader's favourites, or of a quote.
import 'server-only';

import { cookies } from 'next/headers';

import type { CoinPrices, MarketPageProps } from '#features/c2c/market/market-page.tsx';
import { favourites, type MarketplaceView } from '#features/c2c/market/market-view.ts';
import { getAdvertPairs } from '#lib/contract/calls/v1/c2c/advert/pairs.ts';
import { getConceptCoins } from '#lib/contract/calls/v1/mix/c2c/coinList.ts';
import { getConcepts } from '#lib/contract/calls/v1/mix/c2c/conceptList.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { marketName } from '#lib/contract/site/market-choice.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';
import { listedMarkets } from '../addresses/listed-symbols.ts';
import { currentUser, exchange, placeExchange } from '../exchange/exchange.ts';

/** The coins of the reader's starred spot markets, each once; empty for a visitor, whose device keeps them. */
async function favouriteCoins(): Promise<readonly string[]> {
  if ((await currentUser()) === null) return [];
  const [{ groups }, listed] = await Promise.all([(await exchange()).call(getWatchlists, {}), listedMarkets()]);
  const coins = groups.flatMap(({ symbolIds }) => symbolIds).flatMap((symbolId) => listed?.get(marketName(symbolId))?.baseCoin ?? []);
  return [...new Set(coins)];
}

const none = { price: null, adverts: 0 };

/** Null: the exchange does not answer. */
export async function loadMarket(
  { quotation, sector }: MarketplaceView,
  locale: string,
): Promise<Omit<MarketPageProps, 'view' | 'action'> | null> {
  const jar = await cookies();
  const isOfReader = quotation === favourites;
  const quote = isOfReader ? readPreferences((name) => jar.get(name)?.value).unit : quotation;
  const client = await placeExchange();
  const loaded = await Promise.all([
    client.call(getAdvertPairs, { quote }),
    client.call(getConcepts, { locale: localeOf(locale).code }),
    client.call(getConceptCoins, {}),
    isOfReader ? favouriteCoins() : [],
    currentUser(),
  ]).catch(() => null);
  if (loaded === null) return null;
  const [{ list }, { list: concepts }, { list: sectorCoins }, starred, user] = loaded;
  const isShown = (coin: string): boolean =>
    sector === null || sectorCoins.some((one) => one.coin === coin && one.conceptIds.includes(sector));
  const ofCoin = (coin: string): CoinPrices => list.find((one) => one.coin === coin) ?? { coin, buy: none, sell: none };
  const coins = starred.length === 0 ? list : starred.map(ofCoin);
  return {
    quote,
    coins: coins.filter(({ coin }) => isShown(coin)),
    shows: !isOfReader ? 'all' : starred.length > 0 ? 'favorites' : user === null ? 'popularVisitor' : 'popular',
    sectors: concepts.filter(({ conceptId }) => sectorCoins.some(({ conceptIds }) => conceptIds.includes(conceptId))),
  };
}
