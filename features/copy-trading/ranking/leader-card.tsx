// A leader in short: the return that ranks him, beside it what his copiers got, and what a copy shares with him.
import { useTranslations } from 'next-intl';

import { CompareMark } from '#components/trading/record-card/compare-mark.tsx';
import { RecordCard } from '#components/trading/record-card/record-card.tsx';
import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import { copyPlace, leaderPath } from '#lib/contract/leaders/leader-path.ts';
import type { LeaderWindow, RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { marketName } from '#lib/contract/site/market-choice.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { ComputedLeader } from '../words/computed-leader.tsx';
import { nothing, shareText, timeText } from '../words/figure-text.ts';
import { HouseLeader } from '../words/house-leader.tsx';
import { LeaderState } from '../words/leader-state.tsx';
import { SignedShare } from '../words/signed-figure.tsx';

type Props = {
  readonly leader: RankedLeader;
  readonly coin: string;
  readonly days: LeaderWindow;
  readonly nowMs: number;
  readonly isCompared: boolean;
};

const shownMarkets = 3;

export function LeaderCard({ leader, coin, days, nowMs, isCompared }: Props) {
  const t = useTranslations('leaderRecords');
  const { figures, profile, houseRule, leaderId, startTimeMs, endTimeMs, symbolIds = [], sharePercent = null } = leader;
  const name = profile?.name ?? t('leaderName', { number: leaderId });
  const markets = symbolIds.slice(0, shownMarkets).map(marketName).join(', ');
  return (
    <RecordCard
      href={leaderPath(leader)}
      name={name}
      picture={profile === null ? undefined : <UserAvatar avatar={profile.picture} userName={profile.name} size={36} />}
      marks={
        <>
          {houseRule === null ? null : <HouseLeader />}
          <ComputedLeader computed={figures.computed} coin={coin} />
        </>
      }
      about={
        <>
          <LeaderState leader={leader} />
          {markets === '' ? null : <span>{isolateLtr(symbolIds.length > shownMarkets ? `${markets}, …` : markets)}</span>}
          {/* The house begins without closed trades, by a rule that is known. */}
          {figures.closed === 0 ? <span>{t(houseRule === null ? 'trades.none' : `house.rule.${houseRule}`)}</span> : null}
        </>
      }
      made={{ name: `${t('row.timeWeighted')} · ${t(`period.${days}`)}`, share: figures.timeWeighted }}
      curve={leader.curve}
      curveName={`${t('row.timeWeighted')}, ${t(`period.${days}`)}`}
      noCurve={t('curve.notBegun')}
      figures={[
        { id: 'followers', name: t('column.followersReturn'), value: <SignedShare share={figures.followersReturn} /> },
        { id: 'drawdown', name: t('column.drawdown'), value: shareText(figures.drawdown) },
        { id: 'led', name: t('card.led'), value: timeText(t, Math.max(0, (endTimeMs ?? nowMs) - startTimeMs)) },
        {
          id: 'share',
          name: t('gap.part.share'),
          value: sharePercent === null ? nothing : isolateLtr(formatPercent(String(sharePercent / 100), { decimals: 0 })),
        },
      ]}
      copy={endTimeMs === null ? { href: `${leaderPath(leader)}${copyPlace}`, name: t('card.copy') } : null}
    >
      <CompareMark id={leaderId} label={t('compare.pick')} name={name} isCompared={isCompared} />
    </RecordCard>
  );
}
