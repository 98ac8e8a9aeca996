// The columns of open orders: what stands in the book, and what was sent and is not answered yet.
import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { EntryPointCell } from '#components/trading/entry-point-cell.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { EditButtons } from '#components/trading/row-edit/edit-buttons.tsx';
import { EditCell } from '#components/trading/row-edit/edit-cell.tsx';
import type { RowEdit } from '#components/trading/row-edit/use-row-edit.ts';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { EntryPoint } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { linkedPlanOf } from '#lib/contract/wire/orders/linked-plan.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import type { PendingOrder } from '../pending-orders.ts';
import { filledPercent, isMarketOrder, sideOf, timeInForceName } from './order-facts.ts';
import { useSourceWord } from './order-source.ts';
import { TimeCell } from './time-cell.tsx';

export type OpenRow = { readonly order: SpotOrder; readonly pending: false } | { readonly order: PendingOrder; readonly pending: true };

type Actions = {
  /** BTC/USDT of BTCUSDT. */
  readonly pairOf: (symbol: string) => string;
  readonly isLeaving: (orderId: string) => boolean;
  readonly edit: RowEdit;
  /** On a phone an order is changed in a dialog; null: in its row. */
  readonly onDialog: ((order: SpotOrder) => void) | null;
  readonly onCancel: (order: SpotOrder) => Promise<void>;
};

/** The fields that can be changed of an order that waits. */
const amendable = ({ delegatePrice, delegateCount }: SpotOrder) => ({ price: delegatePrice, quantity: delegateCount });

export function useOpenOrderColumns({ pairOf, isLeaving, edit, onDialog, onCancel }: Actions): readonly Column<OpenRow>[] {
  const t = useTranslations('spot');
  const words = useTranslations('ticket');
  const ofPlans = useTranslations('plans');
  const entry = useTranslations('terminal.entryPoint');
  const sourceWord = useSourceWord();
  const none = '—';
  const change = (order: SpotOrder): void => edit.start(order.orderId, amendable(order), 'price');
  const number = (order: SpotOrder, field: 'price' | 'quantity', text: string) =>
    onDialog === null ? (
      <EditCell
        edit={edit}
        rowKey={order.orderId}
        field={field}
        values={amendable(order)}
        name={t(`field.${field}`)}
        text={text}
        holds={field === 'price' ? 'price' : 'size'}
        disabled={isLeaving(order.orderId) || linkedPlanOf(order) !== null}
      />
    ) : (
      <NumberCell text={text} />
    );
  const changeText = (order: SpotOrder): string => {
    const linked = linkedPlanOf(order);
    return linked === null ? t('amend.short') : ofPlans('linkedOrder', { kind: ofPlans(`kind.${linked}`) });
  };
  return [
    {
      id: 'pair',
      head: t('column.pair'),
      onCard: 'title',
      sortBy: (row) => (row.pending ? row.order.terms.symbol : row.order.symbol),
      cell: (row) =>
        row.pending ? (
          <PairCell
            pair={pairOf(row.order.terms.symbol)}
            side={row.order.terms.side}
            kind={words(row.order.terms.price === null ? 'kind.market' : 'kind.limit')}
          />
        ) : (
          <PairCell
            pair={pairOf(row.order.symbol)}
            side={sideOf(row.order)}
            kind={[words(isMarketOrder(row.order) ? 'kind.market' : 'kind.limit'), sourceWord(row.order)]
              .filter((word) => word !== '')
              .join(' · ')}
          />
        ),
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      sortBy: (row) => (row.pending ? row.order.sentMs : row.order.createTimeMs),
      cell: (row) => <TimeCell timeMs={row.pending ? row.order.sentMs : row.order.createTimeMs} />,
    },
    {
      id: 'price',
      head: t('column.price'),
      numeric: true,
      sortBy: (row) => (row.pending ? (row.order.terms.price ?? undefined) : row.order.delegatePrice),
      cell: (row) =>
        row.pending ? (
          <NumberCell text={row.order.terms.price === null ? none : numberText(row.order.terms.price)} />
        ) : (
          number(row.order, 'price', numberText(row.order.delegatePrice))
        ),
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      sortBy: (row) => (row.pending ? undefined : row.order.delegateCount),
      cell: (row) =>
        row.pending ? (
          <NumberCell text={numberText('quantity' in row.order.terms.size ? row.order.terms.size.quantity : row.order.terms.size.amount)} />
        ) : (
          number(row.order, 'quantity', numberText(row.order.delegateCount))
        ),
    },
    {
      id: 'filled',
      head: t('column.filled'),
      numeric: true,
      sortBy: (row) => (row.pending ? undefined : filledPercent(row.order)),
      cell: (row) => <NumberCell text={row.pending ? none : `${shortNumber(row.order.dealCount)} (${filledPercent(row.order)}%)`} />,
    },
    {
      id: 'tif',
      head: words('timeInForce.name'),
      cell: (row) => (
        <span className="text-secondary">
          {words(`timeInForce.${timeInForceName(row.pending ? row.order.terms.timeInForce : row.order.timeInForceValue)}`)}
        </span>
      ),
    },
    {
      id: 'entryPoint',
      head: entry('name'),
      sortBy: (row) => (row.pending ? undefined : row.order.enterPointSource),
      cell: (row) => <EntryPointCell code={row.pending ? EntryPoint.web : row.order.enterPointSource} />,
    },
    {
      id: 'actions',
      head: t('column.actions'),
      atEnd: true,
      onCard: 'nameless',
      cell: (row) =>
        row.pending ? (
          <span className="text-warning">{t('pending')}</span>
        ) : edit.edited?.key === row.order.orderId ? (
          <EditButtons edit={edit} />
        ) : (
          <span className="inline-flex gap-1">
            <PressButton
              disabled={linkedPlanOf(row.order) !== null}
              pending={isLeaving(row.order.orderId)}
              aria-label={t('amend.open', { id: row.order.orderId })}
              title={changeText(row.order)}
              onClick={() => (onDialog ?? change)(row.order)}
              className="grid size-7 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary disabled:opacity-40 max-md:size-11"
            >
              <Pencil size={13} aria-hidden />
            </PressButton>
            <PressButton
              pending={isLeaving(row.order.orderId)}
              aria-label={t('cancel', { id: row.order.orderId })}
              title={t('cancelShort')}
              onClick={() => void onCancel(row.order)}
              className="grid size-7 place-items-center rounded text-muted hover:bg-negative-soft hover:text-negative disabled:opacity-40 max-md:size-11"
            >
              <X size={15} aria-hidden />
            </PressButton>
          </span>
        ),
    },
  ];
}
