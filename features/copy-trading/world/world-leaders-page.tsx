// Those who lead a line in a world. A ranking and the figures of hours are of many people: worlds have none.
import { getTranslations } from 'next-intl/server';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import { copyPlace, leaderPath } from '#lib/contract/leaders/leader-path.ts';
import { leaderLines, type LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { CopyPlaces } from '../copy-places.tsx';
import { ownCopiesPath } from '../copy-trading-paths.ts';
import { LeaderFacts, type WorldLeader } from './leader-facts.tsx';

type Props = { readonly line: LeaderLine; readonly leaders: readonly WorldLeader[] };

export async function WorldLeadersPage({ line, leaders }: Props) {
  const [t, leading, follow] = await Promise.all([
    getTranslations('leaderRecords'),
    getTranslations('leading'),
    getTranslations('bots.follow'),
  ]);
  const link = (href: string, name: string) => (
    <Link href={href} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
      {name}
    </Link>
  );
  return (
    <div className="page-wide flex flex-1 flex-col gap-6 py-6 md:px-4 md:py-8">
      <div className="flex flex-col gap-3 px-4 md:px-0">
        <CopyPlaces place={line} places={leaderLines} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="page-title">{t(`title.${line}`)}</h1>
          <div className="flex flex-wrap gap-2">
            {link('/copy-trading/lead', leading('title'))}
            {link(ownCopiesPath, follow('mine.title'))}
          </div>
        </div>
      </div>
      {leaders.length === 0 ? (
        <div className="flex min-h-40 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
          <EmptyState text={t('noneInWorld')} />
        </div>
      ) : (
        <ul className="grid gap-3 px-4 sm:grid-cols-2 md:px-0 lg:grid-cols-3">
          {leaders.map((leader) => {
            const { leaderId, profile } = leader;
            const name = profile?.name ?? t('leaderName', { number: leaderId });
            return (
              <li key={leaderId} className="flex min-w-0 flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-4">
                <h2 className="flex min-w-0 items-center gap-2 text-base font-medium">
                  {profile === null ? null : <UserAvatar avatar={profile.picture} userName={profile.name} size={36} />}
                  <Link href={leaderPath(leader)} className="min-w-0 hover:underline max-md:py-2">
                    <bdi className="line-clamp-2 break-words">{name}</bdi>
                  </Link>
                </h2>
                <LeaderFacts leader={leader} />
                <Link href={`${leaderPath(leader)}${copyPlace}`} className={`${buttonClasses('primary', 'medium')} self-start max-md:h-11`}>
                  {t('card.copy')}
                  <span className="sr-only"> {name}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
