// The leader whom the copy of the page follows, as a way to the leader's page.
import { useTranslations } from 'next-intl';

import { useBot } from '../../bot/bot-context.ts';
import { LeaderName } from '#components/trading/leader-name.tsx';
import { useMyLeaders } from '#lib/copy-trading/use-my-leaders.ts';

export function CopiedLeader() {
  const t = useTranslations('bots.follow.mine');
  const { bot } = useBot();
  const leader = useMyLeaders().leaderOf(bot.strategyId);
  if (leader === undefined) return null;
  return (
    <p className="flex items-center gap-1.5 text-2xs text-muted">
      {t('leader')} <LeaderName leader={leader} size={16} />
    </p>
  );
}
