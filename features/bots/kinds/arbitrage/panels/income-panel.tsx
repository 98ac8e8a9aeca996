'use client';
// The income of an arbitrage bot by settlement, newest first.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { HoldSide } from '#lib/contract/enums.ts';
import type { FundingPayment } from '#lib/contract/history/contract-history.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { fundingApr, receivedByLong } from '#lib/order-math/bots/arbitrage/arbitrage-income.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { profitText, toneOf } from '#components/trading/money-text.ts';
import { signedRate } from '../arbitrage-pairs.tsx';
import { useArbitrageDetail } from '../use-arbitrage-detail.ts';

const allShown = { hidden: [], onHidden: () => undefined };
const hourMs = 3_600_000;

/** As the bot's side receives it. */
const received = (rate: string, holdSide: FundingPayment['holdSide']): string =>
  holdSide === HoldSide.long ? (receivedByLong(rate) ?? '') : rate;

export function IncomePanel() {
  const [t, panels] = [useTranslations('bots.arbitrage'), useTranslations('bots.panel')];
  const zoneMinutes = useZoneOffset();
  const detail = useArbitrageDetail();
  if (detail === undefined) return <ListWaiting />;
  if (detail.settlements.length === 0) return <EmptyState text={t('noIncome')} />;
  const hours = detail.fundingIntervalMs / hourMs;
  const columns: readonly Column<FundingPayment>[] = [
    { id: 'time', head: t('time'), onCard: 'title', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    { id: 'count', head: t('perpetual'), numeric: true, cell: ({ count }) => <NumberCell text={shortNumber(count)} /> },
    { id: 'rate', head: t('rate'), numeric: true, cell: ({ fundingRate }) => signedRate(fundingRate, 4) },
    {
      id: 'apr',
      head: t('apr'),
      numeric: true,
      cell: ({ fundingRate, holdSide }) => signedRate(fundingApr(received(fundingRate, holdSide), hours)),
    },
    {
      id: 'amount',
      head: panels('income'),
      numeric: true,
      cell: ({ amount, coin }) => <span className={toneOf(amount)}>{profitText(amount, coin)}</span>,
    },
  ];
  return <DataTable name={t('incomeName')} columns={columns} rows={detail.settlements} keyOf={({ id }) => id} choice={allShown} />;
}
