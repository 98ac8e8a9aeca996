'use client';
// Orders of contracts that wait in the book: price and quantity are changed where they stand, and each can be taken back.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog, lateQuestion } from '#components/ui/late/late-part.tsx';
import type { Column, ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { EntryPointCell } from '#components/trading/entry-point-cell.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { crossingFill } from '#components/trading/order-end/crossing-fill.ts';
import { useChangedNotice } from '#components/trading/order-end/use-changed-notice.ts';
import { EditButtons } from '#components/trading/row-edit/edit-buttons.tsx';
import { EditCell } from '#components/trading/row-edit/edit-cell.tsx';
import { useRowEdit } from '#components/trading/row-edit/use-row-edit.ts';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { modifyContractOrder } from '#lib/contract/calls/v1/mcp/order/modifyOrder.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { linkedPlanOf } from '#lib/contract/wire/orders/linked-plan.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { percentOfWhole } from '#lib/order-math/orders/quantity-from-percent.ts';
import { asksToAmend } from '#lib/session/order-form/confirmations.ts';
import { usePanelsView } from '../state/panels-view.ts';
import type { LineState } from '../../positions/use-line.ts';
import { ExitPrices } from '../../tpsl/exit-prices.tsx';
import { guardedBy, hasPreset, takesPreset } from '../../tpsl/order-preset.ts';
import { nameOf, OrderCell, placesOf, sizeCoinOf, TimeCell } from '../words/order-words.tsx';
import { useOrderKind } from '../words/order-kind.ts';
import { validityOf } from '../words/order-state.ts';
import { useCancelOrder } from '../cancel/use-cancel-order.ts';

const PresetDialog = lateDialog(async () => (await import('../../tpsl/preset-dialog.tsx')).PresetDialog);
const ChangeQuestion = lateQuestion(
  async () => (await import('./change-question.tsx')).ChangeQuestion,
  ({ onAnswer }) => onAnswer(false),
);

type Props = {
  readonly orders: readonly SpotOrder[];
  readonly state: Pick<LineState, 'account' | 'markets' | 'tickers'>;
  readonly choice: ChosenColumns;
};

const amendable = ({ delegatePrice, delegateCount }: SpotOrder) => ({ price: delegatePrice, quantity: delegateCount });

export function OpenOrders({ orders, state, choice }: Props) {
  const { account, markets, tickers } = state;
  const t = useTranslations('positions');
  const entry = useTranslations('terminal.entryPoint');
  const kindOf = useOrderKind();
  const api = useApi();
  const refusalText = useRefusalText();
  const shownKey = usePanelsView((view) => view.shownKey);
  const { isLeaving, cancel } = useCancelOrder();
  const [guarded, setGuarded] = useState<string | null>(null);
  const changedNotice = useChangedNotice();
  const orderOf = (key: string): SpotOrder | undefined => orders.find(({ orderId }) => orderId === key);
  const edit = useRowEdit({
    asks: asksToAmend,
    refusalText,
    done: t('amend.done'),
    isHere: (key) => orderOf(key) !== undefined,
    crossing: async (orderId, { price = '', quantity = '' }) => {
      const order = orderOf(orderId);
      // Without the book it is asked about as any change is.
      const book = order === undefined ? null : await api.call(getDepth, { symbolId: order.symbolId, limit: 1000 }).catch(() => null);
      return order === undefined || book === null ? null : crossingFill(order, { price, quantity }, book);
    },
    save: async (orderId, texts, changed) => {
      const given = (field: string, name: string): Record<string, string> =>
        changed.includes(field) ? { [name]: texts[field] ?? '' } : {};
      const result = await api.call(modifyContractOrder, {
        orderId,
        ...given('price', 'delegatePrice'),
        ...given('quantity', 'delegateCount'),
      });
      const order = orderOf(orderId);
      if (order === undefined) return null;
      const { dealCount: filledBefore, delegateType } = order;
      const coin = sizeCoinOf(markets, order.symbolId);
      return changedNotice({ side: sideOfDirection(delegateType), quantity: texts['quantity'] ?? '', filledBefore, coin }, result);
    },
  });
  const asking = edit.edited?.asked === true ? orders.find(({ orderId }) => orderId === edit.edited?.key) : undefined;
  const preset = orders.find(({ orderId }) => orderId === guarded);
  const market = preset === undefined ? undefined : markets.get(preset.symbolId);
  const number = (order: SpotOrder, field: 'price' | 'quantity', text: string, unit?: string) => (
    <EditCell
      edit={edit}
      rowKey={order.orderId}
      field={field}
      values={amendable(order)}
      name={t(`column.${field}`)}
      text={text}
      unit={unit}
      holds={field === 'price' ? 'price' : 'size'}
      disabled={isLeaving(order.orderId) || linkedPlanOf(order) !== null}
      why={linkedPlanOf(order) === null ? undefined : t('amend.linked')}
    />
  );
  const columns: readonly Column<SpotOrder>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      sortBy: ({ symbolId }) => nameOf(markets, symbolId),
      cell: (order) => (
        <OrderCell
          name={nameOf(markets, order.symbolId)}
          delegateType={order.delegateType}
          isReduce={order.isReducePosition}
          kind={kindOf(order)}
        />
      ),
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      sortBy: ({ createTimeMs }) => createTimeMs,
      cell: (order) => <TimeCell timeMs={order.createTimeMs} />,
    },
    {
      id: 'price',
      head: t('column.price'),
      numeric: true,
      sortBy: ({ delegatePrice }) => delegatePrice,
      cell: (order) => number(order, 'price', numberText(order.delegatePrice)),
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      sortBy: ({ delegateCount }) => delegateCount,
      cell: (order) => number(order, 'quantity', numberText(order.delegateCount), sizeCoinOf(markets, order.symbolId)),
    },
    {
      id: 'filled',
      head: t('column.filled'),
      numeric: true,
      sortBy: ({ dealCount }) => dealCount,
      cell: (order) => <NumberCell text={`${shortNumber(order.dealCount)} (${percentOfWhole(order.dealCount, order.delegateCount)}%)`} />,
    },
    {
      id: 'exits',
      head: t('column.exits'),
      onCard: 'line',
      cell: (order) =>
        takesPreset(order) ? (
          <ExitPrices
            takeProfit={order.presetTakeProfitPrice ?? null}
            stopLoss={order.presetStopLossPrice ?? null}
            pricePlace={placesOf(markets, order.symbolId).price}
            count={hasPreset(order) ? 1 : 0}
            name={t('preset.change', { id: order.orderId })}
            disabled={isLeaving(order.orderId)}
            onOpen={() => setGuarded(order.orderId)}
          />
        ) : (
          <span className="text-muted">—</span>
        ),
    },
    {
      id: 'validity',
      head: t('column.validity'),
      cell: (order) => <span className="text-secondary">{t(`timeInForce.${validityOf(order)}`)}</span>,
    },
    {
      id: 'entryPoint',
      head: entry('name'),
      sortBy: ({ enterPointSource }) => enterPointSource,
      cell: ({ enterPointSource }) => <EntryPointCell code={enterPointSource} />,
    },
    {
      id: 'actions',
      head: t('column.actions'),
      atEnd: true,
      onCard: 'nameless',
      cell: (order) =>
        edit.edited?.key === order.orderId ? (
          <EditButtons edit={edit} />
        ) : (
          <PressButton
            pending={isLeaving(order.orderId)}
            aria-label={t('amend.cancel', { id: order.orderId })}
            title={t('amend.cancelShort')}
            onClick={() => void cancel(order)}
            className="grid size-7 place-items-center rounded text-muted hover:bg-negative-soft hover:text-negative disabled:opacity-40 max-md:size-11"
          >
            <X size={15} aria-hidden />
          </PressButton>
        ),
    },
  ];
  if (orders.length === 0) return <EmptyState text={t('emptyList.open')} />;
  return (
    <>
      <DataTable
        name={t('tab.open')}
        columns={columns}
        rows={orders}
        keyOf={({ orderId }) => orderId}
        idOf={({ orderId }) => `order-${orderId}`}
        isDimmed={({ orderId }) => isLeaving(orderId)}
        shownKey={shownKey}
        choice={choice}
      />
      {preset === undefined || market === undefined ? null : (
        <PresetDialog
          order={preset}
          guarded={guardedBy(preset, market, tickers.get(market.symbolId) ?? null, account)}
          onClose={() => setGuarded(null)}
        />
      )}
      {asking === undefined || edit.edited === null ? null : (
        <ChangeQuestion
          about={<OrderCell name={nameOf(markets, asking.symbolId)} delegateType={asking.delegateType} />}
          edited={edit.edited}
          coin={sizeCoinOf(markets, asking.symbolId)}
          nameOf={(field) => t(field === 'price' ? 'column.price' : 'column.quantity')}
          onAnswer={edit.answer}
        />
      )}
    </>
  );
}
