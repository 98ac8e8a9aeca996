// The ranking of the strategies of spot or of contracts: whoever ran long enough, ended ones included, and what is copied most.
import { getLocale, getTranslations } from 'next-intl/server';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { rankingLeast, type RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { helpLinks } from '#lib/contract/site/help-links.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { HotParameters } from '../cards/hot-parameters.tsx';
import { RankedCards } from '../cards/ranked-cards.tsx';
import { CompareStrategies } from './compare-strategies.tsx';
import { PlazaFilters } from './plaza-filters.tsx';
import { plazaPath, plazaPlaces, type PlazaPlace } from './plaza-place.ts';
import { PlazaShapeLinks } from './plaza-shape.tsx';
import { countIn, writePlazaView, type PlazaView } from './plaza-view.ts';
import { RankingTable } from './ranking-table.tsx';

type Props = {
  readonly place: PlazaPlace;
  readonly view: PlazaView;
  readonly ranked: {
    readonly list: readonly RankedStrategy[];
    readonly hasMore: boolean;
    readonly counted: Parameters<typeof countIn>[0];
    readonly markets: readonly string[];
  };
  /** Those that are compared, over the same period. */
  readonly compared: readonly RankedStrategy[];
  readonly hot: readonly RankedStrategy[];
  readonly best: readonly RankedStrategy[];
  readonly columns: string | undefined;
};

const noRows: readonly RankedStrategy[] = [];
const leastHours = rankingLeast.runningMs / 3_600_000;

export async function PlazaPage({ place, view, ranked, compared, hot, best, columns }: Props) {
  const t = await getTranslations('plaza');
  const { all, ended } = countIn(ranked.counted, place, view.kind);
  const address = (change: Partial<PlazaView>): string => `${plazaPath[place]}${writePlazaView({ ...view, ...change })}`;
  const isEmpty = all === 0 && view.market === '';
  const areCards = view.shows === 'cards' && ranked.list.length > 0;
  const link = (href: string, name: string) => (
    <Link href={href} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
      {name}
    </Link>
  );
  return (
    <div className="page-wide flex flex-1 flex-col gap-6 py-6 md:px-4 md:py-8">
      <div className="flex flex-col gap-3 px-4 md:px-0">
        <nav aria-label={t('places')} className="flex gap-4 text-sm">
          {plazaPlaces.map((one) => (
            <Link
              key={one}
              href={plazaPath[one]}
              aria-current={one === place ? 'page' : undefined}
              className="border-b-2 border-transparent py-1 text-muted hover:text-primary aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-primary max-md:py-3"
            >
              {t(`place.${one}`)}
            </Link>
          ))}
        </nav>
        <h1 className="page-title">{t(`title.${place}`)}</h1>
        <p className="max-w-prose text-sm text-muted">
          {t('about', { hours: leastHours, invested: rankingLeast.investedUsdt })}{' '}
          <Link href={helpLinks.strategyRanking} className="text-accent underline">
            {t('how')}
          </Link>
        </p>
      </div>
      {compared.length === 0 ? null : <CompareStrategies strategies={compared} days={view.days} back={address({ compare: [] })} />}
      <section aria-label={t('ranking')} className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-3 px-4 md:px-0">
          <PlazaFilters place={place} view={view} markets={ranked.markets} action={localisedPath(await getLocale(), plazaPath[place])} />
          <PlazaShapeLinks place={place} view={view} />
        </div>
        <p role="status" className={`px-4 text-xs md:px-0 ${view.state === 'running' ? 'text-warning' : 'text-muted'}`}>
          {view.state === 'running' ? t('hides', { count: ended }) : t('counted', { all, ended })}
        </p>
        {areCards ? (
          <div className="px-4 md:px-0">
            <RankedCards list={ranked.list} days={view.days} compared={view.compare} />
          </div>
        ) : null}
        <div
          className={`flex min-w-0 flex-col border-y border-subtle bg-surface-1 empty:hidden md:rounded-xl md:border ${areCards ? '' : 'min-h-40'}`}
        >
          {ranked.list.length > 0 ? null : (
            <EmptyState text={isEmpty ? t('none', { hours: leastHours }) : t('noneNarrowed')}>
              {isEmpty ? null : link(plazaPath[place], t('showAll'))}
            </EmptyState>
          )}
          <RankingTable place={place} rows={areCards ? noRows : ranked.list} days={view.days} columns={columns} />
        </div>
        {view.page === 1 && !ranked.hasMore ? null : (
          <nav aria-label={t('pages')} className="flex justify-center gap-2">
            {view.page === 1 ? null : link(address({ page: view.page - 1 }), t('previous'))}
            {ranked.hasMore ? link(address({ page: view.page + 1 }), t('next')) : null}
          </nav>
        )}
      </section>
      <section aria-labelledby="best-of-week" className="flex flex-col gap-3 px-4 md:px-0">
        <h2 id="best-of-week" className="text-base font-semibold">
          {t('week.title')}
        </h2>
        {best.length === 0 ? (
          <p className="text-sm text-muted">{t('week.none', { hours: leastHours })}</p>
        ) : (
          <RankedCards list={best.slice(0, 6)} days={7} />
        )}
      </section>
      <section aria-labelledby="hot-parameters" className="flex flex-col gap-3 px-4 md:px-0">
        <h2 id="hot-parameters" className="text-base font-semibold">
          {t('hot.title')}
        </h2>
        <p className="text-sm text-muted">{hot.length === 0 ? t('hot.none') : t('hot.about')}</p>
        <HotParameters list={hot} days={view.days} />
      </section>
    </div>
  );
}
