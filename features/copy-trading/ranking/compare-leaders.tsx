// Leaders beside each other: their returns over the same days in one chart, and their figures in a table.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ReturnChart, type ReturnLine } from '#components/trading/record-card/return-chart.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import type { LeaderWindow, RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
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

/** Told apart by strokes and signs, not by colour alone. */
const looks: readonly Pick<ReturnLine, 'tone' | 'dash' | 'sign'>[] = [
  { tone: 'text-accent', sign: '●' },
  { tone: 'text-primary', dash: '7 4', sign: '■' },
  { tone: 'text-warning', dash: '2 3', sign: '▲' },
];

export function CompareLeaders({ leaders, coin, days, back }: Props) {
  const t = useTranslations('leaderRecords');
  const nameOf = ({ profile, leaderId }: RankedLeader): string => profile?.name ?? t('leaderName', { number: leaderId });
  const drawn = leaders.flatMap(({ leaderId, curve = [] }, place) =>
    curve.length < 2 ? [] : [{ id: leaderId, curve, tone: 'text-accent', ...looks[place] }],
  );
  const rows: readonly { readonly id: string; readonly name: string; readonly cell: (leader: RankedLeader) => ReactNode }[] = [
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
    <section
      aria-labelledby="compared-leaders"
      className="flex min-w-0 flex-col gap-4 border-y border-subtle bg-surface-1 p-4 md:rounded-xl md:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="compared-leaders" className="text-base font-semibold">
          {t('compare.title')}
        </h2>
        <Link href={back} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
          {t('compare.close')}
        </Link>
      </div>
      {drawn.length === 0 ? (
        <p className="text-xs text-muted">{t('curve.notBegun')}</p>
      ) : (
        <ReturnChart name={`${t('row.timeWeighted')}, ${t(`period.${days}`)}`} height="h-56" lines={drawn} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow screen moves it by keys. */}
      <div tabIndex={0} role="group" aria-labelledby="compared-leaders" className="min-w-0 overflow-x-auto">
        <table aria-labelledby="compared-leaders" className="w-full text-xs tabular-nums">
          <thead>
            <tr className="border-b border-subtle">
              <th scope="col" className="py-2 pe-4 text-start font-normal text-muted">
                {t(`period.${days}`)}
              </th>
              {leaders.map((leader, place) => (
                <th key={leader.leaderId} scope="col" className="min-w-28 py-2 ps-4 text-end font-medium">
                  <span aria-hidden className={`me-1.5 ${looks[place]?.tone ?? ''}`}>
                    {looks[place]?.sign}
                  </span>
                  <Link href={leaderPath(leader)} className="hover:underline max-md:inline-block max-md:py-3">
                    <bdi>{nameOf(leader)}</bdi>
                  </Link>{' '}
                  {leader.houseRule === null ? null : <HouseLeader />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cell }) => (
              <tr key={id} className="border-t border-subtle">
                <th scope="row" className="py-2 pe-4 text-start font-normal text-muted">
                  {name}
                </th>
                {leaders.map((leader) => (
                  <td key={leader.leaderId} className="py-2 ps-4 text-end">
                    {cell(leader)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
