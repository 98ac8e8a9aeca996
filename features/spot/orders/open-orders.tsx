'use client';
// Orders that wait in the book: change them, take them out, one or all. What was just sent stands on top until it is answered.
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { lateDialog, lateQuestion } from '#components/ui/late/late-part.tsx';
import { NothingLeft } from '#components/trading/list-tools/nothing-left.tsx';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { useIsPhone } from '#components/ui/use-is-phone.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePendingOrders } from '../pending-orders.ts';
import { pendingMatches } from './filter/matches.ts';
import type { ListView } from './list-view.ts';
import { useOpenOrderColumns, type OpenRow } from './open-order-columns.tsx';
import { sideOf } from './order-facts.ts';
import { useOrderEdit } from './edit/use-order-edit.ts';
import { useCancel } from './use-cancel.ts';

const EditQuestion = lateQuestion(
  async () => (await import('./edit/edit-question.tsx')).EditQuestion,
  ({ onAnswer }) => onAnswer(false),
);
const AmendDialog = lateDialog(async () => (await import('./amend-dialog.tsx')).AmendDialog);

const keyOf = (row: OpenRow): string => (row.pending ? row.order.terms.clientOid : row.order.orderId);

type Props = {
  readonly view: ListView;
  /** As the filter leaves them. */
  readonly orders: readonly SpotOrder[];
  /** Client order ids whose fate is known already: they are pending no more. */
  readonly settled: ReadonlySet<string>;
  /** BTC/USDT of BTCUSDT. */
  readonly pairOf: (symbol: string) => string;
};

export function OpenOrders({ view, orders, settled, pairOf }: Props) {
  const t = useTranslations('spot');
  const sent = usePendingOrders((store) => store.orders);
  const { isLeaving, cancel } = useCancel();
  const [amended, setAmended] = useState<SpotOrder | null>(null);
  const shownKey = useOrdersView(({ orderId }) => orderId);
  const { filter } = view;
  const rows = useMemo(
    (): readonly OpenRow[] => [
      ...sent
        .filter((order) => !settled.has(order.terms.clientOid) && pendingMatches(filter, order))
        .map((order): OpenRow => ({ order, pending: true })),
      ...orders.map((order): OpenRow => ({ order, pending: false })),
    ],
    [orders, sent, settled, filter],
  );
  const isPhone = useIsPhone();
  const edit = useOrderEdit(orders, pairOf);
  const asked = edit.edited?.asked === true ? orders.find(({ orderId }) => orderId === edit.edited?.key) : undefined;
  const columns = useOpenOrderColumns({
    pairOf,
    isLeaving,
    edit,
    onDialog: isPhone ? setAmended : null,
    onCancel: cancel,
  });
  if (rows.length === 0) return <NothingLeft view={view} empty={t('empty.open')} />;
  return (
    <>
      <DataTable
        name={t('tab.open')}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        idOf={(row) => `order-${keyOf(row)}`}
        isDimmed={(row) => row.pending || isLeaving(row.order.orderId)}
        isPinned={({ pending }) => pending}
        shownKey={shownKey}
        choice={view.choice}
      />
      {amended === null ? null : <AmendDialog order={amended} pair={pairOf(amended.symbol)} onClose={() => setAmended(null)} />}
      {asked === undefined || edit.edited === null ? null : (
        <EditQuestion
          title={t('amend.title')}
          about={<PairCell pair={pairOf(asked.symbol)} side={sideOf(asked)} />}
          edited={edit.edited}
          coin={pairOf(asked.symbol).split('/')[0] ?? ''}
          nameOf={(field) => t(field === 'price' ? 'field.price' : 'field.quantity')}
          onAnswer={edit.answer}
        />
      )}
    </>
  );
}
