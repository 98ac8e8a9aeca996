// The columns of open positions.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { FlashText } from '#components/trading/flash-text.tsx';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { ContractUnitSet, TpslPriceType } from '#lib/session/preferences/contract-preferences.ts';
import { StopLine } from '../margin-stop/stop-line.tsx';
import { ExitsCell } from '../tpsl/exits-cell.tsx';
import { AdlLights } from './adl-lights.tsx';
import { Gain, Owned, Return } from './amounts.tsx';
import { MarginCell, RatioCell } from './margin-cells.tsx';
import { ContractCell } from './contract-cell.tsx';
import { PositionActions, type PositionAction } from './position-actions.tsx';
import { realisedOf, shownPlaces, sizedIn, type PositionRow } from './position-row.ts';

type Reading = { readonly symbolId: string; readonly unit: ContractUnitSet; readonly priceType: TpslPriceType };

export type RowActions = {
  /** Opens the dialog of a action, or does it. */
  readonly onAction: (row: PositionRow, action: PositionAction) => void;
  readonly isLeaving: (key: string) => boolean;
};

const none = <span className="text-muted">—</span>;
const stacked = 'figure-stack';

export function usePositionColumns({ symbolId, unit, priceType }: Reading, actions: RowActions): readonly Column<PositionRow>[] {
  const t = useTranslations('positions');
  const price = (text: string | null | undefined, { market }: PositionRow) =>
    text === null || text === undefined ? none : formatPrice(text, market.pricePlace);
  return [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      sortBy: ({ market }) => market.symbolCodeDisplayName,
      cell: ({ market, position }) => (
        <ContractCell
          market={market}
          side={position.holdSide}
          leverage={position.leverage}
          marginMode={position.marginMode}
          isHere={position.symbolId === symbolId}
        />
      ),
    },
    {
      id: 'size',
      head: t('column.size'),
      numeric: true,
      sortBy: ({ risk }) => risk?.value,
      cell: (row) => {
        const { text, coin } = sizedIn(unit, row);
        return <Owned text={shortNumber(text)} unit={coin} />;
      },
    },
    {
      id: 'prices',
      head: t('column.entryMark'),
      numeric: true,
      cell: (row) => {
        const mark = row.ticker?.contract?.markPrice ?? null;
        return (
          <span className={stacked}>
            <bdi dir="ltr">{price(row.position.averageOpenPrice, row)}</bdi>
            <span className="text-secondary">{mark === null ? none : <FlashText text={formatPrice(mark, row.market.pricePlace)} />}</span>
          </span>
        );
      },
    },
    {
      id: 'liquidation',
      head: t('column.liquidation'),
      numeric: true,
      cell: (row) => (
        <bdi dir="ltr" className="text-warning">
          {price(row.risk?.liquidationPrice, row)}
        </bdi>
      ),
    },
    {
      id: 'margin',
      head: t('column.marginRatio'),
      numeric: true,
      onCard: 'line',
      sortBy: ({ risk }) => risk?.marginRatio ?? undefined,
      cell: (row) => (
        <span className={stacked}>
          <MarginCell row={row} onChange={() => actions.onAction(row, 'margin')} />
          <RatioCell ratio={row.risk?.marginRatio ?? null} />
        </span>
      ),
    },
    {
      id: 'result',
      head: t(priceType === 'market' ? 'column.resultLast' : 'column.resultMark'),
      numeric: true,
      onCard: 'line',
      sortBy: ({ result }) => result?.unrealizedPnl,
      cell: ({ result, market }) =>
        result === null ? (
          none
        ) : (
          <span className={stacked}>
            <Gain text={result.unrealizedPnl} decimals={shownPlaces(market)} coin={market.marginCoin} />
            <Return rate={result.returnRate} />
          </span>
        ),
    },
    {
      id: 'realised',
      head: t('column.realised'),
      numeric: true,
      cell: ({ position, market }) => <Gain text={realisedOf(position)} decimals={shownPlaces(market)} />,
    },
    {
      id: 'adl',
      head: t('column.adl'),
      sortBy: ({ position }) => position.adlRank,
      cell: ({ position }) => <AdlLights rank={position.adlRank} />,
    },
    {
      id: 'exits',
      head: t('column.exits'),
      onCard: 'line',
      cell: (row) => (
        <span className="inline-flex items-center gap-x-3 align-middle max-md:justify-end">
          <ExitsCell row={row} onOpen={() => actions.onAction(row, 'exits')} />
          <StopLine row={row} onMargin={() => actions.onAction(row, 'marginStop')} onMoving={() => actions.onAction(row, 'moving')} />
        </span>
      ),
    },
    {
      id: 'actions',
      head: t('column.close'),
      atEnd: true,
      onCard: 'line',
      cell: (row) => (
        <PositionActions leaving={actions.isLeaving(row.key)} onAction={(action) => actions.onAction(row, action)} row={row} />
      ),
    },
  ];
}
