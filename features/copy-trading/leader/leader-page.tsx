// The page of a leader: what the account made by named formulas, what followers got beside it, where the gap came from, and the files.
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { copyPath } from '../copy-trading-paths.ts';
import { DryRunForm } from '../dry-run/dry-run-form.tsx';
import { ComputedLeader } from '../words/computed-leader.tsx';
import { HouseLeader } from '../words/house-leader.tsx';
import { LeaderState } from '../words/leader-state.tsx';
import { BothResults } from './both-results.tsx';
import { GapParts } from './gap-parts.tsx';
import { LeaderCurve } from './leader-curve.tsx';
import { LeaderFiles } from './leader-files.tsx';
import { LeaderTrades } from './leader-trades.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { ShareLeader } from './share-leader.tsx';

type Props = {
  readonly record: ResponseOf<typeof getLeaderRecord>;
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
  /** The way to follow; null: leads no more. */
  readonly follow: ReactNode;
};

const box = 'flex min-w-0 flex-col gap-3 border-y border-subtle bg-surface-1 p-4 md:rounded-xl md:border';

function Box({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={box}>
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export async function LeaderPage({ record: { leader, periods, hours, trades, gap, coin }, columns, follow }: Props) {
  const t = await getTranslations('leaderRecords');
  // Figures are made of hours: zeros would say something that nobody knows yet.
  const isNew = hours.length < 2;
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 py-6 md:px-4 md:py-8">
      <div className="flex flex-col gap-2 px-4 md:px-0">
        <Link href={copyPath[leader.line]} className="self-start text-xs text-muted hover:text-primary max-md:py-3">
          {t('back')}
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          {leader.profile === null ? null : <UserAvatar avatar={leader.profile.picture} userName={leader.profile.name} size={36} />}
          <h1 className="page-title flex flex-wrap items-center gap-2">
            <bdi>{leader.profile?.name ?? t('leaderName', { number: leader.leaderId })}</bdi>
            {leader.houseRule === null ? null : <HouseLeader />}
            <ComputedLeader computed={leader.figures.computed} coin={coin} />
          </h1>
          <ShareLeader leader={leader} />
          {follow === null ? null : <div id="copy">{follow}</div>}
        </div>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {t(`place.${leader.line}`)}
          <LeaderState leader={leader} />
        </p>
        {leader.houseRule === null ? null : (
          <p className="max-w-prose text-sm text-secondary">
            {t('house.about')} {t(`house.rule.${leader.houseRule}`)}
          </p>
        )}
        {leader.profile === null || leader.profile.words === '' ? null : (
          <p dir="auto" className="max-w-prose text-sm text-secondary">
            {leader.profile.words}
          </p>
        )}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Box id="leader-figures" title={t('figures')}>
            {isNew ? (
              <p className="text-sm text-secondary">{t('noFiguresYet')}</p>
            ) : (
              <>
                <PeriodFigures periods={periods} coin={coin} />
                <p className="text-2xs text-muted">{t('formulas')}</p>
              </>
            )}
          </Box>
          <Box id="leader-curve" title={t('curve.name')}>
            <LeaderCurve hours={hours} coin={coin} />
          </Box>
          <Box id="leader-trades" title={t('trades.name')}>
            {trades.length === 0 ? (
              <p className="text-xs text-muted">{t('trades.none')}</p>
            ) : (
              <LeaderTrades trades={trades} coin={coin} columns={columns} />
            )}
          </Box>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {isNew ? null : (
            <Box id="leader-both" title={t('both.title')}>
              <BothResults whole={leader.figures} coin={coin} />
            </Box>
          )}
          <Box id="leader-gap" title={t('gap.title')}>
            <GapParts gap={gap} coin={coin} />
          </Box>
          <Box id="leader-dry-run" title={t('dryRun.title')}>
            <DryRunForm leader={leader} coin={coin} />
          </Box>
          <Box id="leader-files" title={t('files.title')}>
            <LeaderFiles leader={leader} />
          </Box>
        </div>
      </div>
    </div>
  );
}
