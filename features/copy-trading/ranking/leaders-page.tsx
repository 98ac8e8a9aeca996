// The ranking of the leaders of a line: everybody who ever led, and how the picture changes when the dead are hidden.
import { getLocale, getTranslations } from 'next-intl/server';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { helpLinks } from '#lib/contract/site/help-links.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { CopyPlaces } from '../copy-places.tsx';
import { copyPath } from '../copy-trading-paths.ts';
import { CompareLeaders } from './compare-leaders.tsx';
import { LeaderCard } from './leader-card.tsx';
import { LeadersShapeLinks } from './leaders-shape.tsx';
import { LeadersFilters } from './leaders-filters.tsx';
import { LeadersPicture } from './leaders-picture.tsx';
import { LeadersTable } from './leaders-table.tsx';
import { type LeadersView, writeLeadersView } from './leaders-view.ts';

type Props = {
  readonly line: LeaderLine;
  readonly view: LeadersView;
  readonly ranked: ResponseOf<typeof getRankedLeaders>;
  /** Those who are compared, over the same period. */
  readonly compared: readonly RankedLeader[];
  readonly nowMs: number;
  readonly columns: string | undefined;
};

/** A table shows no curve, and its rows travel to the browser. */
const withoutCurve = ({ curve: _curve, ...leader }: RankedLeader): RankedLeader => leader;

export async function LeadersPage({ line, view, ranked, compared, nowMs, columns }: Props) {
  const t = await getTranslations('leaderRecords');
  const plaza = await getTranslations('plaza');
  const { list, hasMore, coin, picture } = ranked;
  const address = (change: Partial<LeadersView>): string => `${copyPath[line]}${writeLeadersView({ ...view, ...change })}`;
  const isEmpty = picture.all.leaders === 0 && view.market === '';
  const link = (href: string, name: string) => (
    <Link href={href} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
      {name}
    </Link>
  );
  return (
    <div className="page-wide flex flex-1 flex-col gap-6 py-6 md:px-4 md:py-8">
      <div className="flex flex-col gap-3 px-4 md:px-0">
        <CopyPlaces place={line} />
        <h1 className="page-title">{t(`title.${line}`)}</h1>
        <p className="max-w-prose text-sm text-muted">
          {t('about')}{' '}
          <Link href={helpLinks.leaderFigures} className="text-accent underline">
            {plaza('how')}
          </Link>
        </p>
      </div>
      {picture.all.leaders === 0 ? null : <LeadersPicture {...picture} state={view.state} />}
      {compared.length === 0 ? null : <CompareLeaders leaders={compared} coin={coin} days={view.days} back={address({ compare: [] })} />}
      <section aria-label={t('ranking')} className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-3 px-4 md:px-0">
          <LeadersFilters line={line} view={view} markets={ranked.markets} action={localisedPath(await getLocale(), copyPath[line])} />
          <LeadersShapeLinks line={line} view={view} />
        </div>
        {list.length > 0 && view.shows === 'cards' ? (
          <ul className="grid gap-3 px-4 sm:grid-cols-2 md:px-0 lg:grid-cols-3">
            {list.map((leader) => (
              <LeaderCard
                key={leader.leaderId}
                leader={leader}
                coin={coin}
                days={view.days}
                nowMs={nowMs}
                isCompared={view.compare.includes(leader.leaderId)}
              />
            ))}
          </ul>
        ) : (
          <div className="flex min-h-40 min-w-0 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
            {list.length > 0 ? (
              <LeadersTable rows={list.map(withoutCurve)} coin={coin} columns={columns} />
            ) : (
              <EmptyState text={isEmpty ? t('none') : t('noneNarrowed')}>{isEmpty ? null : link(copyPath[line], t('showAll'))}</EmptyState>
            )}
          </div>
        )}
        {view.page === 1 && !hasMore ? null : (
          <nav aria-label={t('pages')} className="flex justify-center gap-2">
            {view.page === 1 ? null : link(address({ page: view.page - 1 }), t('previous'))}
            {hasMore ? link(address({ page: view.page + 1 }), t('next')) : null}
          </nav>
        )}
      </section>
    </div>
  );
}
