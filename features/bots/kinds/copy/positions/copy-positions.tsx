'use client';
// The positions of the reader's copies, live, and the ways to end them: of all copies, or on the page of one.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { closeAllTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrder.ts';
import { closeAllTrackingOrdersV1 } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrderV1.ts';
import { closeTrackingOrder } from '#lib/contract/calls/v1/trigger/tracking/closeTrackingOrder.ts';
import type { MyLeaders } from '#lib/copy-trading/use-my-leaders.ts';
import type { HeldPosition } from './held-position.ts';
import { usePositionColumns } from './position-columns.tsx';
import { useHeldPositions } from './use-held-positions.ts';

const CloseQuestion = lateDialog(async () => (await import('./close-question.tsx')).CloseQuestion);
const ShareHeld = lateDialog(async () => (await import('./share-held.tsx')).ShareHeld);
const ExitsDialog = lateDialog(async () => (await import('./exits-dialog.tsx')).ExitsDialog);

/** The position is named, because prices move while the dialog is open; another that comes after it in its market is not meant. */
type Opened = Pick<HeldPosition['order'], 'trackingNo' | 'openTimeMs'> & { readonly dialog: 'exits' | 'share' | 'close' };

type Props = {
  /** Left out: of all copies. */
  readonly strategyId?: string;
  /** Left out: whose orders it copies is told elsewhere. */
  readonly leaderOf?: MyLeaders['leaderOf'];
  readonly choice: ChosenColumns;
};

export function CopyPositions({ strategyId, leaderOf, choice }: Props) {
  const t = useTranslations('bots.follow.positions');
  const positions = useHeldPositions(strategyId);
  const [opened, setOpened] = useState<Opened | 'closeAll' | null>(null);
  const open =
    (dialog: Opened['dialog']) =>
    ({ order: { trackingNo, openTimeMs } }: HeldPosition) =>
      setOpened({ dialog, trackingNo, openTimeMs });
  const columns = usePositionColumns({
    leaderOf: leaderOf ?? null,
    onExits: open('exits'),
    onShare: open('share'),
    onClose: open('close'),
  });
  if (positions === null) return <ListWaiting />;
  if (positions.length === 0) return <EmptyState text={t('none')} />;
  const close = (): void => setOpened(null);
  const one = opened === 'closeAll' ? null : opened;
  const named = positions.find(({ order }) => order.trackingNo === one?.trackingNo && order.openTimeMs === one.openTimeMs);
  return (
    <>
      <div className="flex items-center justify-between gap-2 px-3 py-2">
        <span className="text-2xs text-muted">{t('count', { count: positions.length })}</span>
        <Button size="small" look="quiet" className="max-md:h-11" onClick={() => setOpened('closeAll')}>
          {t('close.all')}
        </Button>
      </div>
      <DataTable name={t('title')} columns={columns} rows={positions} keyOf={({ order }) => order.trackingNo} choice={choice} />
      {opened === 'closeAll' ? (
        <CloseQuestion
          positions={positions}
          what={strategyId === undefined ? 'all' : 'copy'}
          send={(tell) => (strategyId === undefined ? tell(closeAllTrackingOrders, {}) : tell(closeAllTrackingOrdersV1, { strategyId }))}
          onClose={close}
        />
      ) : null}
      {one?.dialog === 'close' && named !== undefined ? (
        <CloseQuestion
          positions={[named]}
          what="one"
          send={(tell) => tell(closeTrackingOrder, { trackingNo: named.order.trackingNo })}
          onClose={close}
        />
      ) : null}
      {one?.dialog === 'share' && named !== undefined ? <ShareHeld held={named} onClose={close} /> : null}
      {one?.dialog === 'exits' && named?.market !== undefined ? (
        <ExitsDialog held={{ order: named.order, market: named.market }} onClose={close} />
      ) : null}
    </>
  );
}
