// One who leads in a world: the terms, what he says of himself, and the way to copy him.
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import { Link } from '#lib/i18n/navigation.ts';
import { copyPath } from '../copy-trading-paths.ts';
import { LeaderFacts, type WorldLeader } from './leader-facts.tsx';

/** `follow`: null where the world has no market of the line. */
export async function WorldLeaderPage({ leader, follow }: { readonly leader: WorldLeader; readonly follow: ReactNode }) {
  const t = await getTranslations('leaderRecords');
  const { leaderId, line, profile } = leader;
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <Link href={copyPath[line]} className="self-start text-xs text-muted hover:text-primary max-md:py-3">
        {t('back')}
      </Link>
      <div className="flex flex-wrap items-center gap-2">
        {profile === null ? null : <UserAvatar avatar={profile.picture} userName={profile.name} size={36} />}
        <h1 className="page-title">
          <bdi>{profile?.name ?? t('leaderName', { number: leaderId })}</bdi>
        </h1>
        {follow === null ? null : <div id="copy">{follow}</div>}
      </div>
      <p className="text-sm text-muted">{t(`place.${line}`)}</p>
      {profile === null || profile.words === '' ? null : (
        <p dir="auto" className="max-w-prose text-sm text-secondary">
          {profile.words}
        </p>
      )}
      <LeaderFacts leader={leader} />
    </div>
  );
}
