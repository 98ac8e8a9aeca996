// Leaders beside each other: their returns over the same days in one chart, and their figures in a table.
import { useTranslations } from 'next-intl';

import { type ComparedRow, CompareRecords } from '#components/trading/record-card/compare-records.tsx';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import type { LeaderWindow, RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { nothing, shareText, timeText } from '../words/figure-text.ts';
import { HouseLeader } from '../words/house-leader.tsx';
import { SignedMoney, SignedShare } from '../words/signed-figure.tsx';

type Props = {
  readonly leaders: readonly RankedLeader[];
  readonly coin: string;
  readonly days: LeaderWindow;
  /** The address of the ranking without them. */
  readonly back: string;
};

export function CompareLeaders({ leaders, coin, days, back }: Props) {
  const t = useTranslations('leaderRecords');
  const nameOf = ({ profile, leaderId }: RankedLeader): string => profile?.name ?? t('leaderName', { number: leaderId });
  const rows: readonly ComparedRow<RankedLeader>[] = [
    { id: 'return', name: t('row.timeWeighted'), cell: ({ figures }) => <SignedShare share={figures.timeWeighted} /> },
    ...([2026, 2023] as const).map((year) => ({
      id: String(year),
      name: t('row.bitget', { year: String(year) }),
      cell: ({ figures }: RankedLeader) => <SignedShare share={year === 2026 ? figures.return2026 : figures.return2023} />,
    })),
    { id: 'followers', name: t('row.followersReturn'), cell: ({ figures }) => <SignedShare share={figures.followersReturn} /> },
    { id: 'profit', name: t('row.profit'), cell: ({ figures }) => <SignedMoney amount={figures.profit} coin={coin} /> },
    { id: 'drawdown', name: t('row.drawdown'), cell: ({ figures }) => shareText(figures.drawdown) },
    { id: 'underWater', name: t('row.underWater'), cell: ({ figures }) => timeText(t, figures.underWaterMs) },
    { id: 'worstDay', name: t('row.worstDay'), cell: ({ figures }) => <SignedShare share={figures.worstDay} /> },
    {
      id: 'winRate',
      name: t('row.winRate'),
      cell: ({ figures: { closed, winRate } }) => (closed === 0 ? nothing : t('ofTrades', { rate: shareText(winRate), count: closed })),
    },
    {
      id: 'leverage',
      name: t('row.meanLeverage'),
      cell: ({ figures: { closed, meanLeverage } }) => (closed === 0 ? nothing : t('times', { times: meanLeverage })),
    },
    {
      id: 'share',
      name: t('gap.part.share'),
      cell: ({ sharePercent = null }) =>
        sharePercent === null ? nothing : isolateLtr(formatPercent(String(sharePercent / 100), { decimals: 0 })),
    },
  ];
  return (
    <CompareRecords
      title={t('compare.title')}
      period={t(`period.${days}`)}
      curveName={`${t('row.timeWeighted')}, ${t(`period.${days}`)}`}
      noCurve={t('curve.notBegun')}
      back={{ href: back, name: t('compare.close') }}
      records={leaders}
      shownAs={(leader) => ({
        id: leader.leaderId,
        name: nameOf(leader),
        href: leaderPath(leader),
        marks: leader.houseRule === null ? null : <HouseLeader />,
        curve: leader.curve,
      })}
      rows={rows}
    />
  );
}
