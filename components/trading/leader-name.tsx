// A leader's picture and name, or number where no name was approved, as a way to the page.
import { useTranslations } from 'next-intl';

import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';
import { Link } from '#lib/i18n/navigation.ts';

type Props = {
  readonly leader: Pick<MyLeader, 'leaderId' | 'line' | 'profile'>;
  /** The side of the picture, in pixels. */
  readonly size?: number;
};

export function LeaderName({ leader, size = 18 }: Props) {
  const t = useTranslations('bots.follow.mine');
  const { leaderId, profile } = leader;
  const name = profile?.name ?? t('leaderName', { number: leaderId });
  return (
    <Link href={leaderPath(leader)} className="inline-flex min-w-0 items-center gap-1.5 text-primary hover:underline max-md:min-h-11">
      {profile === null ? null : <UserAvatar avatar={profile.picture} userName={profile.name} size={size} />}
      <bdi className="truncate">{name}</bdi>
    </Link>
  );
}
