// Cells and columns that the tables of figures share.
import type { ReactNode } from 'react';

import { NumberCell } from '#components/trading/number-cell.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import type { ParameterColumn } from '../frame/parameter-table.tsx';
import type { FiguresTexts } from './figures-text.ts';

/** Numbers stand at the end of their column. */
export const numberColumn = <Row,>(
  id: string,
  head: ReactNode,
  text: (row: Row) => string,
  unit?: (row: Row) => string,
): ParameterColumn<Row> => ({
  id,
  head,
  numeric: true,
  cell: (row) => <NumberCell text={text(row)} unit={unit?.(row)} />,
});

/** Words, names and times. */
export const textColumn = <Row,>(id: string, head: ReactNode, text: (row: Row) => ReactNode): ParameterColumn<Row> => ({
  id,
  head,
  cell: (row) => <bdi className="whitespace-nowrap">{text(row)}</bdi>,
});

/** Leads to where the contract is traded. */
export const contractColumn = <Row,>(head: ReactNode, marketOf: (row: Row) => ContractMarket): ParameterColumn<Row> => ({
  id: 'contract',
  head,
  cell: (row) => {
    const market = marketOf(row);
    return (
      <PageLink href={contractPath(market)} className="inline-flex min-h-6 items-center hover:text-accent hover:underline">
        <bdi dir="ltr">{market.name}</bdi>
      </PageLink>
    );
  },
});

export const coinColumn = <Row extends { readonly coin: string }>(head: ReactNode): ParameterColumn<Row> => ({
  id: 'coin',
  head,
  cell: ({ coin }) => (
    <span className="flex items-center gap-2">
      <CoinIcon coin={coin} size={18} />
      <bdi>{coin}</bdi>
    </span>
  ),
});

/** Names that stand in a row before the rest is counted. */
const maxNames = 3;

/** Those that share a row: the first few by name. Wraps, and keeps enough room for a name on a phone. */
export const namesColumn = <Row extends { readonly names: readonly string[] }>(
  id: string,
  head: ReactNode,
  t: FiguresTexts,
): ParameterColumn<Row> => ({
  id,
  head,
  cell: ({ names }) => (
    <span className="block min-w-36">
      {names.length > maxNames
        ? t('andMore', { names: isolateLtr(names.slice(0, maxNames).join(', ')), count: names.length - maxNames })
        : isolateLtr(names.join(', '))}
    </span>
  ),
});
