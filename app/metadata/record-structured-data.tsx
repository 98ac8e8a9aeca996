// The subject of the page of a lead trader or a strategy, for search engines, and the page's place in the site.
import 'server-only';

import { getLocale, getTranslations } from 'next-intl/server';

import { pageAddresses } from '../addresses/page-addresses.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { StructuredData } from './structured-data.tsx';
import { trailThing, type Thing } from './structured-things.ts';

type Props = {
  readonly name: string;
  /** Without language. */
  readonly path: string;
  /** The ranking in which it stands. */
  readonly list: { readonly name: string; readonly path: string };
  readonly about: (page: { readonly name: string; readonly url: string; readonly inLanguage: string }) => Thing;
};

export async function RecordStructuredData({ name, path, list, about }: Props) {
  const [locale, origin, menus] = [await getLocale(), await siteOrigin(), await getTranslations('menus')];
  const urlOf = (address: string): string => pageAddresses(origin, locale, address).canonical;
  const url = urlOf(path);
  const trail = trailThing([
    { name: menus('entry.home.name'), url: urlOf('/') },
    { name: list.name, url: urlOf(list.path) },
    { name, url },
  ]);
  return <StructuredData things={[about({ name, url, inLanguage: locale }), trail]} />;
}
