// The place of a page in the site, for search engines: the same trail that its readers see.
import 'server-only';

import { getLocale } from 'next-intl/server';

import { pageAddresses } from '../addresses/page-addresses.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { StructuredData } from './structured-data.tsx';
import { trailThing } from './structured-things.ts';

/** Steps without an address of their own are left out, and the page itself is the last. */
export async function TrailStructuredData({ steps }: { readonly steps: readonly { readonly name: string; readonly href?: string }[] }) {
  const [locale, origin] = [await getLocale(), await siteOrigin()];
  const named = steps.flatMap(({ name, href }) =>
    href === undefined ? [] : [{ name, url: pageAddresses(origin, locale, href).canonical }],
  );
  return <StructuredData things={[trailThing(named)]} />;
}
