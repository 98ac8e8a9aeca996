'use client';
// What the reader's copies hold, live, and the ways to end it: of all copies, or on the page of one.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { lateDialog, lateQuestion } from '#components/ui/late/late-part.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { closeAllTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrder.ts';
import { closeAllTrackingOrdersV1 } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrderV1.ts';
import { closeTrackingOrder } from '#lib/contract/calls/v1/trigger/tracking/closeTrackingOrder.ts';
import { useTellBot } from '../../../bot/use-tell-bot.ts';
import type { MyLeaders } from '../leaders/use-my-leaders.ts';
import type { HeldPosition } from './held-position.ts';
import { usePositionColumns } from './position-columns.tsx';
import { useHeldPositions } from './use-held-positions.ts';

const CloseQuestion = lateQuestion(
  async () => (await import('./close-question.tsx')).CloseQuestion,
  ({ onNo }) => onNo(),
);
const ExitsDialog = lateDialog(async () => (await import('./exits-dialog.tsx')).ExitsDialog);

/** The position is named, because prices move while the dialog is open. */
type Opened = { readonly dialog: 'exits' | 'close'; readonly trackingNo: string } | { readonly dialog: 'closeAll' };

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
  const { failure, tell } = useTellBot();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (dialog: 'exits' | 'close') => (held: HeldPosition) => setOpened({ dialog, trackingNo: held.order.trackingNo });
  const columns = usePositionColumns({ leaderOf: leaderOf ?? null, onExits: open('exits'), onClose: open('close') });
  if (positions === null) return <ListWaiting />;
  if (positions.length === 0) return <EmptyState text={t('none')} />;
  const close = (): void => setOpened(null);
  const answered = (taken: boolean): void => {
    if (!taken) return;
    showToast('done', t('close.done'));
    close();
  };
  const named =
    opened === null || opened.dialog === 'closeAll' ? undefined : positions.find(({ order }) => order.trackingNo === opened.trackingNo);
  const tellAll = (): Promise<boolean> =>
    strategyId === undefined ? tell(closeAllTrackingOrders, {}) : tell(closeAllTrackingOrdersV1, { strategyId });
  return (
    <>
      <div className="flex items-center justify-between gap-2 px-3 py-2">
        <span className="text-2xs text-muted">{t('count', { count: positions.length })}</span>
        <Button size="small" look="quiet" className="max-md:h-11" onClick={() => setOpened({ dialog: 'closeAll' })}>
          {t('close.all')}
        </Button>
      </div>
      <DataTable name={t('title')} columns={columns} rows={positions} keyOf={({ order }) => order.trackingNo} choice={choice} />
      {opened?.dialog === 'closeAll' ? (
        <CloseQuestion
          positions={positions}
          what={strategyId === undefined ? 'all' : 'copy'}
          failure={failure}
          onNo={close}
          onYes={() => void tellAll().then(answered)}
        />
      ) : null}
      {opened?.dialog === 'close' && named !== undefined ? (
        <CloseQuestion
          positions={[named]}
          what="one"
          failure={failure}
          onNo={close}
          onYes={() => void tell(closeTrackingOrder, { trackingNo: named.order.trackingNo }).then(answered)}
        />
      ) : null}
      {opened?.dialog === 'exits' && named?.market !== undefined ? (
        <ExitsDialog held={{ order: named.order, market: named.market }} onClose={close} />
      ) : null}
    </>
  );
}
