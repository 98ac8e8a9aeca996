// The subject of a market's page, for search engines: the rate of its pair as it was drawn, or the contract, and the page's place.
import 'server-only';

import { getLocale, getTranslations } from 'next-intl/server';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { marketPath } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { pageAddresses } from '../addresses/page-addresses.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { StructuredData } from './structured-data.tsx';
import { trailThing, type Thing } from './structured-things.ts';

type Props = { readonly market: SpotMarket | ContractMarket; readonly lastPrice: string };

export async function MarketStructuredData({ market, lastPrice }: Props) {
  const [locale, origin, menus, pages] = [
    await getLocale(),
    await siteOrigin(),
    await getTranslations('menus'),
    await getTranslations('pages'),
  ];
  const urlOf = (path: string): string => pageAddresses(origin, locale, path).canonical;
  const [url, name, isContract] = [urlOf(marketPath(market)), market.displayName, 'name' in market];
  const about: Thing = isContract
    ? { '@type': 'FinancialProduct', name, url, description: pages('futuresDescription', { pair: name }) }
    : {
        '@type': 'ExchangeRateSpecification',
        name,
        url,
        currency: market.baseCoin,
        currentExchangeRate: { '@type': 'UnitPriceSpecification', price: lastPrice, priceCurrency: market.quoteCoin },
      };
  const list = isContract ? ({ id: 'futuresOverview', path: '/futures' } as const) : ({ id: 'markets', path: '/markets' } as const);
  const trail = trailThing([
    { name: menus('entry.home.name'), url: urlOf('/') },
    { name: menus(`entry.${list.id}.name`), url: urlOf(list.path) },
    { name, url },
  ]);
  return <StructuredData things={[about, trail]} />;
}
