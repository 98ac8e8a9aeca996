// The operator and the name of the site: told on the home page.
import 'server-only';

import { getLocale, getTranslations } from 'next-intl/server';

import { pageAddresses } from '../addresses/page-addresses.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { StructuredData } from './structured-data.tsx';

export async function SiteStructuredData() {
  const [locale, t, origin] = [await getLocale(), await getTranslations('pages'), await siteOrigin()];
  const name = t('product');
  return (
    <StructuredData
      things={[
        { '@type': 'Organization', name, url: origin, logo: `${origin}/icons/icon-512.png` },
        { '@type': 'WebSite', name, url: pageAddresses(origin, locale, '/').canonical, inLanguage: locale },
      ]}
    />
  );
}
