// The columns of the tables of lending.
import type { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { NumberCell } from '#components/trading/number-cell.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { MarginTerms } from '#lib/contract/margin.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { ParameterColumn } from '../frame/parameter-table.tsx';
import { type CoinRow, gradesOf, type PairRow, rateAt, type SliceRow, type TierRow } from './terms-rows.ts';

export type MarginTexts = ReturnType<typeof useTranslations<'marginInfo'>>;

export const percent = (share: string, decimals: number): string => formatPercent(share, { decimals });
const times = (leverage: number): string => (leverage === 0 ? '—' : `${leverage}×`);

type OfCoin = { readonly coin: string };
const named = (head: ReactNode): ParameterColumn<OfCoin> => ({
  id: 'coin',
  head,
  cell: ({ coin }) => (
    <span className="flex items-center gap-2">
      <CoinIcon coin={coin} size={18} />
      <bdi>{coin}</bdi>
    </span>
  ),
});

const number = <Row,>(id: string, head: ReactNode, text: (row: Row) => string, unit?: (row: Row) => string): ParameterColumn<Row> => ({
  id,
  head,
  numeric: true,
  cell: (row) => <NumberCell text={text(row)} unit={unit?.(row)} />,
});
const inCoin = <Row extends OfCoin>(id: string, head: ReactNode, text: (row: Row) => string): ParameterColumn<Row> =>
  number(
    id,
    head,
    (row) => shortNumber(text(row)),
    ({ coin }) => coin,
  );
const levered = <Row extends { readonly leverage: number }>(t: MarginTexts): ParameterColumn<Row> =>
  number('leverage', t('column.leverage'), (row) => times(row.leverage));

export const coinColumns = (t: MarginTexts): readonly ParameterColumn<CoinRow>[] => [
  named(t('column.coin')),
  levered(t),
  inCoin('limit', t('column.limit'), (row) => row.limit),
  number('daily', t('column.daily'), (row) => percent(row.dailyRate, 4)),
  number('hourly', t('column.hourly'), (row) => percent(row.hourlyRate, 6)),
  number('counts', t('column.counts'), (row) => percent(row.counts, 1)),
  inCoin('poolLeft', t('column.poolLeft'), (row) => row.poolLeft),
];

type Coin = MarginTerms['coins'][number];
export const rateColumns = (t: MarginTexts, terms: MarginTerms): readonly ParameterColumn<Coin>[] => [
  named(t('column.coin')),
  ...Array.from({ length: gradesOf(terms) }, (_, grade) =>
    number<Coin>(`vip${grade}`, `VIP ${grade}`, (row) => percent(rateAt(row, grade), 4)),
  ),
];

export const tierColumns = (t: MarginTexts): readonly ParameterColumn<TierRow>[] => [
  named(t('column.coin')),
  number('tier', t('column.tier'), (row) => String(row.tier)),
  inCoin('from', t('column.from'), (row) => row.from),
  inCoin('upTo', t('column.upTo'), (row) => row.upTo),
  levered(t),
  number('rate', t('column.maintenance'), (row) => percent(row.maintenanceRate, 1)),
];

export const sliceColumns = (t: MarginTexts): readonly ParameterColumn<SliceRow>[] => [
  named(t('column.coin')),
  inCoin('from', t('column.from'), (row) => row.from),
  inCoin('upTo', t('column.upTo'), (row) => row.upTo),
  number('counts', t('column.counts'), (row) => percent(row.valueRatio, 1)),
];

export const pairColumns = (t: MarginTexts): readonly ParameterColumn<PairRow>[] => [
  { id: 'pair', head: t('column.pair'), cell: ({ pair }) => <bdi dir="ltr">{pair}</bdi> },
  levered(t),
  number(
    'base',
    t('column.baseLimit'),
    (row) => shortNumber(row.baseLimit),
    (row) => row.baseCoin,
  ),
  number(
    'quote',
    t('column.quoteLimit'),
    (row) => shortNumber(row.quoteLimit),
    (row) => row.quoteCoin,
  ),
];
