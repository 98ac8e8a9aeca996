'use client';
// The records of borrowed money: lent, paid back, charged by the hour, called, liquidated; page by page.
import { useTranslations } from 'next-intl';

import { PagedTable } from '#components/trading/paged-table.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import type { MarginAccountRow } from '#lib/contract/margin.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import { recordsRequest } from '../../orders/filter/requests.ts';
import type { ListView } from '../../orders/list-view.ts';
import { useLiquidationView } from '../notices/liquidation-view.ts';
import { useMarginWallets, walletKey } from '../use-margin-wallets.ts';
import { kindOfTab, type RecordTab } from './record-tabs.ts';
import { useRecordColumns } from './use-record-columns.tsx';

/**
 * A number that changes when something was borrowed, charged, paid back, called or liquidated: lists of it begin anew then. Not when only
 * prices move.
 */
function debtsMark(wallets: readonly MarginAccountRow[] | null): number {
  const text = (wallets ?? [])
    .map((wallet) => [
      walletKey(wallet),
      wallet.isCalled,
      wallet.isLiquidating,
      ...wallet.coins.map(({ tokenId, borrowed, interest }) => `${tokenId} ${borrowed} ${interest}`),
    ])
    .join(';');
  let mark = 0;
  for (const letter of text) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return mark;
}

type Props = { readonly tab: RecordTab; readonly view: ListView; readonly pairOf: (symbol: string) => string };

export function MarginRecords({ tab, view, pairOf }: Props) {
  const t = useTranslations('margin.records');
  const clock = useDayClock();
  const { filter } = view;
  const list = useCallPages(getMarginRecords, {
    narrowed: [tab, filter, clock().zoneMinutes],
    request: (page) => ({ pageSize: 20, ...recordsRequest(kindOfTab[tab], filter, clock()), ...page }),
    version: debtsMark(useMarginWallets(true)),
  });
  const explain = useLiquidationView((shown) => shown.explain);
  const columns = useRecordColumns({ pairOf, onExplain: explain })[tab];
  return <PagedTable list={list} view={view} empty={t(`empty.${tab}`)} name={t(`tab.${tab}`)} columns={columns} keyOf={({ id }) => id} />;
}
