// Nothing lives at this address.
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { missingRecordHeader, readMissingRecord } from '../addresses/missing-record.ts';
import { listedMarkets } from '../addresses/listed-symbols.ts';
import { marketNeighbours } from '../addresses/market-neighbours.ts';
import { unlistedHeader } from '../addresses/unlisted-market.ts';
import { notFoundTitle } from './not-found-title.ts';

/**
 * The way on from a market that is not listed: its neighbours, and the place where any coin becomes another. Nothing while the exchange
 * does not say what is listed.
 */
async function UnlistedMarket({ name }: { readonly name: string }) {
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

export async function NotFoundNotice() {
  const [t, leaders, plaza, orders, asked] = [
    await getTranslations('pages'),
    await getTranslations('leaderRecords'),
    await getTranslations('plaza'),
    await getTranslations('c2cOrders'),
    await headers(),
  ];
  const [market, missing] = [asked.get(unlistedHeader), readMissingRecord(asked.get(missingRecordHeader))];
  const back = { leader: leaders('back'), strategy: plaza('strategy.back'), order: orders('title') };
  return (
    <section className="grid flex-1 place-items-center px-4 py-24 text-center">
      <div className="flex flex-col items-center gap-5">
        <p aria-hidden className="text-6xl font-semibold text-muted">
          404
        </p>
        <h1 className="page-title">{await notFoundTitle(missing)}</h1>
        {market === null ? null : <UnlistedMarket name={market} />}
        <div className="flex flex-wrap justify-center gap-2">
          {missing === null ? null : (
            <PageLink href={missing.list} className={buttonClasses('primary')}>
              {back[missing.kind]}
            </PageLink>
          )}
          <PageLink href="/" className={buttonClasses(missing === null ? 'primary' : 'secondary')}>
            {t('notFound.home')}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
