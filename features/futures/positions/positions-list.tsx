'use client';
// Open positions of a line: their numbers live, and what can be done with each where it stands.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog, lateQuestion } from '#components/ui/late/late-part.tsx';
import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { asksFirst, useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { usePanelsView } from '../panels/state/panels-view.ts';
import type { PositionAction } from './position-actions.tsx';
import { usePositionColumns } from './position-columns.tsx';
import type { PositionRow } from './position-row.ts';
import type { KnownLine } from './use-line.ts';
import type { PositionOperations } from './use-position-operations.ts';

const CloseDialog = lateDialog(async () => (await import('./close-dialog.tsx')).CloseDialog);
const MarginDialog = lateDialog(async () => (await import('./margin-dialog.tsx')).MarginDialog);
const TpslDialog = lateDialog(async () => (await import('../tpsl/tpsl-dialog.tsx')).TpslDialog);
const MarginStopDialog = lateDialog(async () => (await import('../margin-stop/margin-stop-dialog.tsx')).MarginStopDialog);
const MovingExitDialog = lateDialog(async () => (await import('../moving-exit/moving-exit-dialog.tsx')).MovingExitDialog);
const SharePosition = lateDialog(async () => (await import('../share/share-position.tsx')).SharePosition);
const ActionQuestion = lateQuestion(
  async () => (await import('./action-question.tsx')).ActionQuestion,
  ({ onNo }) => onNo(),
);

type Props = {
  readonly symbolId: string;
  readonly rows: readonly PositionRow[];
  /** There are some, though none are of this contract alone. */
  readonly isNarrowed: boolean;
  readonly line: KnownLine;
  readonly actions: PositionOperations;
  readonly choice: ChosenColumns;
};

export function PositionsList({ symbolId, rows, isNarrowed, line, actions, choice }: Props) {
  const t = useTranslations('positions');
  const unit = useContractPreferences((kept) => kept.unit);
  const priceType = useContractPreferences((kept) => kept.priceType);
  const shownKey = usePanelsView((view) => view.shownKey);
  const [opened, setOpened] = useState<{ readonly key: string; readonly action: PositionAction } | null>(null);
  const close = (): void => setOpened(null);
  const onAction = (row: PositionRow, action: PositionAction): void => {
    if (action === 'flash' && !asksFirst(useConfirmations.getState(), 'close', false)) void actions.flash(row);
    else setOpened({ key: row.key, action });
  };
  const columns = usePositionColumns({ symbolId, unit, priceType }, { onAction, isLeaving: actions.isLeaving });
  // The dialog closes when its position is gone.
  const row = opened === null ? undefined : rows.find(({ key }) => key === opened.key);
  const action = row === undefined ? null : (opened?.action ?? null);
  const yes = (work: (row: PositionRow) => Promise<void>) => (): void => {
    close();
    if (row !== undefined) void work(row);
  };
  if (rows.length === 0) return <EmptyState text={t(isNarrowed ? 'emptyHere' : 'empty')} />;
  return (
    <>
      <DataTable
        name={t('tab.positions')}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        idOf={({ key }) => `position-${key}`}
        isDimmed={({ key }) => actions.isLeaving(key)}
        shownKey={shownKey}
        choice={choice}
      />
      {row === undefined ? null : (
        <>
          {action === 'close' ? <CloseDialog row={row} actions={actions} onClose={close} /> : null}
          {action === 'margin' ? (
            <MarginDialog
              row={row}
              free={line.account.wallets.find(({ coin }) => coin === row.market.marginCoin)?.free ?? '0'}
              onClose={close}
            />
          ) : null}
          {action === 'exits' ? <TpslDialog row={row} actions={actions} onClose={close} /> : null}
          {action === 'marginStop' ? <MarginStopDialog row={row} line={line} actions={actions} onClose={close} /> : null}
          {action === 'moving' ? <MovingExitDialog row={row} actions={actions} onClose={close} /> : null}
          {action === 'share' ? <SharePosition row={row} onClose={close} /> : null}
          {action === 'flash' ? <ActionQuestion action="flash" rows={[row]} onYes={yes(actions.flash)} onNo={close} /> : null}
          {action === 'reverse' ? <ActionQuestion action="reverse" rows={[row]} onYes={yes(actions.reverse)} onNo={close} /> : null}
        </>
      )}
    </>
  );
}
