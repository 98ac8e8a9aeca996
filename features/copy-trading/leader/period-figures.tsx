// The figures of a leader, each period in a column of its own, with the formula of each return named.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { profitText } from '#components/trading/money-text.ts';
import { MovingBox } from '#components/ui/moving-box.tsx';
import { type LeaderFigures, leaderWindows } from '#lib/contract/leaders/leader-record.ts';
import { dollarText } from '#lib/format/numbers/dollar-text.ts';
import { nothing, shareText, timeText } from '../words/figure-text.ts';
import { SignedMoney, SignedShare } from '../words/signed-figure.tsx';

type Props = { readonly periods: readonly LeaderFigures[]; readonly coin: string };

type Row = {
  readonly id:
    | 'timeWeighted'
    | 'return2026'
    | 'return2023'
    | 'profit'
    | 'computedProfit'
    | 'followersReturn'
    | 'followersProfit'
    | 'drawdown'
    | 'underWater'
    | 'worstDay'
    | 'winRate'
    | 'averageWin'
    | 'averageLoss'
    | 'meanLeverage'
    | 'mostLeverage';
  readonly cell: (figures: LeaderFigures) => ReactNode;
};

/** Shortest first, the whole life last. */
const inOrder = (periods: readonly LeaderFigures[]): readonly LeaderFigures[] =>
  periods.toSorted((one, other) => (one.windowDays || Infinity) - (other.windowDays || Infinity));

export function PeriodFigures({ periods, coin }: Props) {
  const t = useTranslations('leaderRecords');
  const shown = inOrder(periods);
  const ofTrades = (closed: number, text: string): string => (closed === 0 ? nothing : text);
  const computedProfit: Row = {
    id: 'computedProfit',
    cell: ({ computed }) => (computed === null ? nothing : <SignedMoney amount={computed.profit} coin={coin} />),
  };
  const rows: readonly Row[] = [
    { id: 'timeWeighted', cell: ({ timeWeighted }) => <SignedShare share={timeWeighted} /> },
    { id: 'return2026', cell: ({ return2026 }) => <SignedShare share={return2026} /> },
    { id: 'return2023', cell: ({ return2023 }) => <SignedShare share={return2023} /> },
    { id: 'followersReturn', cell: ({ followersReturn }) => <SignedShare share={followersReturn} /> },
    { id: 'profit', cell: ({ profit }) => <SignedMoney amount={profit} coin={coin} /> },
    ...(shown.some(({ computed }) => computed !== null) ? [computedProfit] : []),
    { id: 'followersProfit', cell: ({ followersProfit }) => <SignedMoney amount={followersProfit} coin={coin} /> },
    { id: 'drawdown', cell: ({ drawdown }) => shareText(drawdown) },
    { id: 'underWater', cell: ({ underWaterMs }) => timeText(t, underWaterMs) },
    { id: 'worstDay', cell: ({ worstDay }) => <SignedShare share={worstDay} /> },
    {
      id: 'winRate',
      cell: ({ closed, winRate }) => ofTrades(closed, t('ofTrades', { rate: shareText(winRate), count: closed })),
    },
    { id: 'averageWin', cell: ({ won, averageWin }) => (won === 0 ? nothing : profitText(averageWin, coin)) },
    { id: 'averageLoss', cell: ({ closed, won, averageLoss }) => (closed === won ? nothing : profitText(averageLoss, coin)) },
    { id: 'meanLeverage', cell: ({ closed, meanLeverage }) => ofTrades(closed, t('times', { times: meanLeverage })) },
    { id: 'mostLeverage', cell: ({ closed, mostLeverage }) => ofTrades(closed, t('times', { times: mostLeverage })) },
  ];
  const whole = shown.at(-1);
  return (
    <>
      <MovingBox name={t('figures')} kind="group" className="min-w-0">
        <table aria-label={t('figures')} className="w-full text-xs whitespace-nowrap">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sr-only">
                {t('filter.period')}
              </th>
              {shown.map(({ windowDays }) => (
                <th key={windowDays} scope="col" className="py-1.5 ps-4 text-end font-normal">
                  {t(`period.${leaderWindows.find((days) => days === windowDays) ?? 0}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cell }) => (
              <tr key={id} className="border-t border-subtle">
                <th
                  scope="row"
                  className={`py-1.5 text-start font-normal ${id === 'timeWeighted' || id === 'followersReturn' ? 'text-primary' : 'text-muted'}`}
                >
                  {id === 'return2026' || id === 'return2023' ? t('row.bitget', { year: id.slice(-4) }) : t(`row.${id}`)}
                </th>
                {shown.map((figures) => (
                  <td
                    key={figures.windowDays}
                    className={`py-1.5 ps-4 text-end tabular-nums ${id === 'timeWeighted' ? 'font-medium' : ''}`}
                  >
                    {cell(figures)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </MovingBox>
      {whole === undefined ? null : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 border-t border-subtle pt-3 text-xs sm:grid-cols-4">
          {(
            [
              ['equity', dollarText(whole.equity, coin)],
              ['aum', dollarText(whole.aum, coin)],
              ['copies', t('copiesOf', { now: whole.copiesNow, all: whole.copies })],
              ['sharpe', whole.sharpe === null ? nothing : Number(whole.sharpe).toFixed(2)],
            ] as const
          ).map(([id, text]) => (
            <div key={id} className="flex flex-col gap-0.5">
              <dt className="text-muted">{t(`column.${id}`)}</dt>
              <dd className="tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
