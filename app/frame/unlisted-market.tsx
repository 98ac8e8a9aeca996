// The way on from a market that is not listed: its neighbours, and the place where any coin becomes another.
import { getTranslations } from 'next-intl/server';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { listedMarkets } from '../addresses/listed-symbols.ts';
import { marketNeighbours } from '../addresses/market-neighbours.ts';

/** Nothing while the exchange does not say what is listed. */
export async function UnlistedMarket({ name }: { readonly name: string }) {
  const [t, convert, listed] = await Promise.all([getTranslations('pages'), getTranslations('convert'), listedMarkets()]);
  if (listed === null) return null;
  return (
    <nav aria-labelledby="similar-markets" className="flex max-w-md flex-col items-center gap-4">
      <p id="similar-markets" className="text-sm text-secondary">
        {t('notFound.market', { market: isolateLtr(name) })}
      </p>
      <ul className="flex flex-wrap justify-center gap-2">
        {marketNeighbours(name, [...listed.values()]).map(({ symbol, displayName }) => (
          <li key={symbol}>
            <PageLink href={`/spot/${symbol}`} className={buttonClasses('secondary')}>
              {isolateLtr(displayName)}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink href="/spot/convert" className={buttonClasses('secondary')}>
            {convert('title')}
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}
