// Every public page in every language, for search engines.
import type { MetadataRoute } from 'next';

import { localeTable } from '#lib/i18n/locales.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { listedContracts, listedSymbols } from './listed-symbols.ts';
import { pageAddresses } from './page-addresses.ts';
import { siteOrigin } from './site-origin.ts';

export const dynamic = 'force-dynamic';

const standing = ['/', '/markets', '/futures', '/futures/hot', '/legal/licences'];

/** Markets are left out while the exchange does not tell them. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [origin, symbols] = [await siteOrigin(), await listedSymbols()];
  const contracts = (await Promise.all(contractLineKeys.map(listedContracts))).flatMap((byName) => [...(byName?.values() ?? [])]);
  const paths = [...standing, ...[...(symbols ?? [])].map((symbol) => `/spot/${symbol}`), ...contracts.map(contractPath)];
  return paths.flatMap((path) =>
    localeTable.map(({ tag }) => {
      const { canonical, languages } = pageAddresses(origin, tag, path);
      return { url: canonical, alternates: { languages: { ...languages } } };
    }),
  );
}
