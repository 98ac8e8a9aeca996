// The results of trades: together, by market and by tag.
import { getTranslations } from 'next-intl/server';

import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { JournalFigures } from '#lib/contract/history/trade-journal.ts';
import { JournalAmount } from './journal-amount.tsx';

type Row = JournalFigures['totals'][number] & { readonly key: string; readonly name: string };

type TableProps = { readonly title: string; readonly head: string; readonly rows: readonly Row[] };

const factorText = (factor: string | null): string => (factor === null ? '—' : formatNumber(factor, { decimals: 2 }));

async function ResultTable({ title, head, rows }: TableProps) {
  const t = await getTranslations('portfolio.journal');
  const positions = await getTranslations('positions');
  const cell = 'figure-cell px-2 py-2';
  const wide = `${cell} max-sm:hidden`;
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-subtle bg-surface-1">
      <h2 className="px-4 pt-4 text-sm font-semibold">{title}</h2>
      <div className="px-2 pb-2">
        <table className="w-full text-xs">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="px-2 py-2 text-start font-normal">
                {head}
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                {t('trades')}
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                {positions('share.won')}
              </th>
              <th scope="col" className={`${wide} font-normal`}>
                {t('factor')}
              </th>
              <th scope="col" className={`${wide} font-normal`}>
                {t('average')}
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                {positions('column.net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, coin, trades, winRate, profitFactor, average, netProfit }) => (
              <tr key={key} className="border-t border-subtle">
                <th scope="row" className="max-w-40 truncate px-2 py-2 text-start font-medium">
                  <bdi>{name}</bdi>
                </th>
                <td className={cell}>{trades}</td>
                <td className={cell}>
                  <bdi dir="ltr">{formatPercent(winRate)}</bdi>
                </td>
                <td className={wide}>{factorText(profitFactor)}</td>
                <td className={wide}>
                  <JournalAmount amount={average} coin={coin} />
                </td>
                <td className={cell}>
                  <JournalAmount amount={netProfit} coin={coin} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type Props = { readonly figures: JournalFigures; readonly nameOf: (symbolId: string) => string };

export async function JournalResults({ figures, nameOf }: Props) {
  const t = await getTranslations('portfolio.journal');
  const positions = await getTranslations('positions');
  const spot = await getTranslations('spot.filter');
  const { totals, markets, tags } = figures;
  const withoutCost = totals.reduce((sum, one) => sum + (one.withoutCost ?? 0), 0);
  const [traded, named] = [markets.filter(({ trades }) => trades > 0), tags.filter(({ trades }) => trades > 0)];
  return (
    <>
      {totals
        .filter(({ trades }) => trades > 0)
        .map(({ coin, trades, winRate, profitFactor, average, netProfit }) => (
          <dl
            key={coin}
            className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-xl border border-subtle bg-surface-1 p-4 sm:grid-cols-5 md:p-5"
          >
            {[
              [positions('column.net'), <JournalAmount key="net" amount={netProfit} coin={coin} />] as const,
              [t('trades'), trades] as const,
              [
                positions('share.won'),
                <bdi key="rate" dir="ltr">
                  {formatPercent(winRate)}
                </bdi>,
              ] as const,
              [t('factor'), factorText(profitFactor)] as const,
              [t('average'), <JournalAmount key="average" amount={average} coin={coin} />] as const,
            ].map(([name, value]) => (
              <div key={name} className="max-sm:first:col-span-2">
                <dt className="text-xs text-muted">{name}</dt>
                <dd className="mt-0.5 text-base font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        ))}
      {withoutCost === 0 ? null : <p className="text-sm text-muted">{t('withoutCost', { count: withoutCost })}</p>}
      <div className={`grid gap-4 ${named.length === 0 ? '' : 'lg:grid-cols-2'}`}>
        {traded.length === 0 ? null : (
          <ResultTable
            title={t('byMarket')}
            head={spot('market')}
            rows={traded.map((row) => ({ ...row, key: row.symbolId, name: nameOf(row.symbolId) }))}
          />
        )}
        {named.length === 0 ? null : (
          <ResultTable
            title={t('byTag')}
            head={t('tag')}
            rows={named.map((row) => ({ ...row, key: `${row.tag} ${row.coin}`, name: row.tag }))}
          />
        )}
      </div>
    </>
  );
}
