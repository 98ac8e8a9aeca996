// The figures of a strategy, each period in a column of its own.
import { useTranslations } from 'next-intl';

import { MovingBox } from '#components/ui/moving-box.tsx';
import type { RankedStrategy, RankingWindow } from '#lib/contract/bots/plaza.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';

type Props = { readonly periods: readonly { readonly days: RankingWindow; readonly strategy: RankedStrategy }[] };

const coin = 'USDT';
const signed = (text: string) => <span className={toneOf(text)}>{isolateLtr(formatPercent(text, { sign: 'always' }))}</span>;

const rows = [
  { id: 'rate', cell: ({ rate }: RankedStrategy) => signed(rate) },
  { id: 'profit', cell: ({ profit }: RankedStrategy) => <span className={toneOf(profit)}>{profitText(profit, coin)}</span> },
  { id: 'drawdown', cell: ({ drawdown }: RankedStrategy) => isolateLtr(formatPercent(drawdown)) },
  { id: 'worstDay', cell: ({ worstDay }: RankedStrategy) => signed(worstDay) },
  { id: 'invested', cell: ({ invested }: RankedStrategy) => moneyText(invested, coin) },
] as const;

const computedProfit = {
  id: 'computedProfit',
  cell: ({ computed }: RankedStrategy) =>
    computed === null ? '—' : <span className={toneOf(computed.profit)}>{profitText(computed.profit, coin)}</span>,
} as const;

export function PeriodFigures({ periods }: Props) {
  const t = useTranslations('plaza');
  const shown = [...rows, ...(periods.some(({ strategy }) => strategy.computed !== null) ? [computedProfit] : [])];
  const fees = periods.at(-1)?.strategy.fees ?? '0';
  return (
    <MovingBox name={t('strategy.figures')} kind="group" className="min-w-0">
      <table aria-label={t('strategy.figures')} className="w-full text-xs whitespace-nowrap">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="sr-only">
              {t('filter.period')}
            </th>
            {periods.map(({ days }) => (
              <th key={days} scope="col" className="py-1.5 ps-3 text-end font-normal">
                {t(`period.${days}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, cell }) => (
            <tr key={id} className="border-t border-subtle">
              <th scope="row" className="py-1.5 text-start font-normal text-muted">
                {t(`column.${id}`)}
              </th>
              {periods.map(({ days, strategy }) => (
                <td key={days} className="py-1.5 ps-3 text-end">
                  {cell(strategy)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-subtle">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {t('column.fees')}
            </th>
            <td colSpan={periods.length} className="py-1.5 ps-3 text-end">
              {moneyText(fees, coin)}
            </td>
          </tr>
        </tbody>
      </table>
    </MovingBox>
  );
}
