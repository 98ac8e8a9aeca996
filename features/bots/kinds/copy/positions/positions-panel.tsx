'use client';
// The positions of one copy, on its own page, with the way to the leader whose orders it copies.
import { useTranslations } from 'next-intl';

import { useBot } from '#features/bots/bot/bot-context.ts';
import { LeaderName } from '#components/trading/leader-name.tsx';
import { useMyLeaders } from '#lib/copy-trading/use-my-leaders.ts';
import { CopyPositions } from './copy-positions.tsx';

const allShown = { hidden: [], onHidden: () => undefined };

export function PositionsPanel() {
  const t = useTranslations('bots.follow.positions');
  const { bot } = useBot();
  const leader = useMyLeaders().leaderOf(bot.strategyId);
  return (
    <>
      {leader === undefined ? null : (
        <p className="flex items-center gap-2 px-3 pt-3 text-xs text-muted">
          {t('column.leader')} <LeaderName leader={leader} />
        </p>
      )}
      <CopyPositions strategyId={bot.strategyId} choice={allShown} />
    </>
  );
}
