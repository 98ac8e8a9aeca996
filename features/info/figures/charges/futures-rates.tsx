// The fees of contracts, those that charge alike in one row.
import { useTranslations } from 'next-intl';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { namesColumn, numberColumn, textColumn } from '../cells.tsx';
import { groupOf, type ContractGroup } from '../contract-groups.ts';
import { none, percentText } from '../figures-text.ts';
import { rateGroups, type RateGroup } from '../rate-groups.ts';

type Row = RateGroup<ContractGroup>;

const orNone = (rate: string | null): string => (rate === null ? none : percentText(rate));

export function FuturesRates({ markets }: { readonly markets: readonly ContractMarket[] }) {
  const t = useTranslations('figures');
  const rows = rateGroups(
    markets.map((market) => ({
      kind: groupOf(market),
      name: market.name,
      makerFeeRate: market.makerFeeRate,
      takerFeeRate: market.takerFeeRate,
      liquidationFeeRate: market.liquidationFeeRate,
      deliveryFeeRate: market.deliveryMs === 0 ? null : market.deliveryFeeRate,
    })),
  );
  return (
    <ParameterTable
      caption={t('charges.futures')}
      isCaptionHidden
      columns={[
        textColumn<Row>('kind', t('column.kind'), ({ kind }) => t(`group.${kind}`)),
        numberColumn<Row>('maker', t('column.maker'), (row) => percentText(row.makerFeeRate)),
        numberColumn<Row>('taker', t('column.taker'), (row) => percentText(row.takerFeeRate)),
        numberColumn<Row>('liquidation', t('column.liquidationFee'), (row) => orNone(row.liquidationFeeRate)),
        numberColumn<Row>('delivery', t('column.deliveryFee'), (row) => orNone(row.deliveryFeeRate)),
        namesColumn<Row>('names', t('column.contracts'), t),
      ]}
      rows={rows}
      keyOf={({ kind, names }) => `${kind} ${names[0] ?? ''}`}
    />
  );
}
