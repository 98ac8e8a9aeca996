'use client';
// The money that copies of one's own strategies have brought in: by strategy, and the latest payments. Nothing where there is none.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { StrategyPaymentSum } from '#lib/contract/bots/plaza.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getStrategyIncome } from '#lib/contract/calls/v1/trigger/strategy/income.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

type Payment = ResponseOf<typeof getStrategyIncome>['list'][number];

const allShown = { hidden: [], onHidden: () => undefined };
/** The rest stands in the history of the account. */
const latest = 20;

export function AuthorIncome() {
  const t = useTranslations('plaza.income');
  const zoneMinutes = useZoneOffset();
  const { data } = useCall(getStrategyIncome, { pageSize: latest }, { anew: true });
  if (data === undefined || data.sums.length === 0) return null;
  const nameOf = (strategyId: string): string => data.sums.find((sum) => sum.strategyId === strategyId)?.name ?? t('unpublished');
  const strategy = <Row extends { readonly strategyId: string }>(): Column<Row> => ({
    id: 'strategy',
    head: t('column.strategy'),
    onCard: 'title',
    cell: ({ strategyId }) => (
      <Link href={botPath(strategyId)} className="hover:underline">
        <bdi>{nameOf(strategyId)}</bdi>
      </Link>
    ),
  });
  const cause = <Row extends Pick<Payment, 'cause'>>(): Column<Row> => ({
    id: 'cause',
    head: t('column.cause'),
    cell: (row) => t(`cause.${row.cause}`),
  });
  const amount = <Row extends Pick<Payment, 'coin' | 'amount'>>(): Column<Row> => ({
    id: 'amount',
    head: t('column.amount'),
    numeric: true,
    cell: (row) => isolateLtr(`${shortAmount(row.amount)} ${row.coin}`),
  });
  const sums: readonly Column<StrategyPaymentSum>[] = [
    strategy(),
    cause(),
    { id: 'payments', head: t('column.payments'), numeric: true, cell: ({ payments }) => payments },
    amount(),
  ];
  const payments: readonly Column<Payment>[] = [
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    strategy(),
    cause(),
    amount(),
  ];
  return (
    <section aria-labelledby="author-income" className="flex min-w-0 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
      <div className="flex items-center justify-between gap-2 border-b border-subtle px-3 py-2">
        <h2 id="author-income" className="text-sm font-semibold">
          {t('title')}
        </h2>
        <Link href="/asset/history?kind=copying" className="text-xs text-accent hover:underline max-md:py-3">
          {t('all')}
        </Link>
      </div>
      <DataTable
        name={t('title')}
        columns={sums}
        rows={data.sums}
        keyOf={(sum) => `${sum.strategyId} ${sum.cause} ${sum.coin}`}
        choice={allShown}
      />
      <h3 className="border-y border-subtle px-3 py-2 text-xs font-medium">{t('latest')}</h3>
      <DataTable name={t('latest')} columns={payments} rows={data.list} keyOf={({ id }) => id} choice={allShown} />
    </section>
  );
}
