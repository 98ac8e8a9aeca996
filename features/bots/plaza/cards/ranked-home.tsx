// The best of each kind of bots among all that ever ran long enough, and the best of the week.
import { getTranslations } from 'next-intl/server';

import { rankingLeast, type RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { helpLinks } from '#lib/contract/site/help-links.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { plazaPath, plazaPlaces } from '../ranking/plaza-place.ts';
import { KindBests, type KindBest } from './kind-bests.tsx';
import { RankedCards } from './ranked-cards.tsx';

type Props = { readonly kinds: readonly KindBest[]; readonly week: readonly RankedStrategy[] };

const weekCards = 3;
const heading = 'text-base font-semibold';

export async function RankedHome({ kinds, week }: Props) {
  const t = await getTranslations('plaza');
  const hours = rankingLeast.runningMs / 3_600_000;
  return (
    <section aria-labelledby="ranked-strategies" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="ranked-strategies" className={heading}>
          {t('best.title')}
        </h2>
        <nav aria-label={t('places')} className="flex flex-wrap gap-x-4 text-xs">
          {plazaPlaces.map((place) => (
            <Link key={place} href={plazaPath[place]} className="text-accent hover:underline max-md:py-3">
              {t(`title.${place}`)}
            </Link>
          ))}
        </nav>
      </div>
      <p className="text-sm text-muted">
        {kinds.length === 0 ? t('best.none', { hours }) : t('best.about')}{' '}
        <Link href={helpLinks.strategyRanking} className="text-accent underline">
          {t('how')}
        </Link>
      </p>
      <KindBests list={kinds} />
      {week.length === 0 ? null : (
        <>
          <h3 className="pt-2 text-sm font-semibold">{t('week.title')}</h3>
          <RankedCards list={week.slice(0, weekCards)} days={7} />
        </>
      )}
    </section>
  );
}
