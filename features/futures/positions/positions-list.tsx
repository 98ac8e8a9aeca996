'use client';
// Open positions of a line: their numbers live, and what can be done with each where it stands.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late-part.tsx';
import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { asksFirst, useConfirmations } from '#lib/session/confirmations.ts';
import { useContractPreferences } from '#lib/session/contract-preferences.ts';
import { usePanelsView } from '../panels/panels-view.ts';
import type { PositionDeed } from './position-actions.tsx';
import { usePositionColumns } from './position-columns.tsx';
import type { PositionRow } from './position-row.ts';
import type { KnownLine } from './use-line.ts';
import type { PositionDeeds } from './use-position-deeds.ts';

const CloseDialog = lateDialog(
  async () => (await import('./close-dialog.tsx')).CloseDialog,
  ({ onClose }) => onClose(),
);
const MarginDialog = lateDialog(
  async () => (await import('./margin-dialog.tsx')).MarginDialog,
  ({ onClose }) => onClose(),
);
const TpslDialog = lateDialog(
  async () => (await import('../tpsl/tpsl-dialog.tsx')).TpslDialog,
  ({ onClose }) => onClose(),
);
const MarginStopDialog = lateDialog(
  async () => (await import('../margin-stop/margin-stop-dialog.tsx')).MarginStopDialog,
  ({ onClose }) => onClose(),
);
const MovingExitDialog = lateDialog(
  async () => (await import('../moving-exit/moving-exit-dialog.tsx')).MovingExitDialog,
  ({ onClose }) => onClose(),
);
const SharePosition = lateDialog(
  async () => (await import('../share/share-position.tsx')).SharePosition,
  ({ onClose }) => onClose(),
);
const DeedQuestion = lateDialog(
  async () => (await import('./deed-question.tsx')).DeedQuestion,
  ({ onNo }) => onNo(),
);

type Props = {
  readonly symbolId: string;
  readonly rows: readonly PositionRow[];
  /** There are some, though none are of this contract alone. */
  readonly isNarrowed: boolean;
  readonly line: KnownLine;
  readonly deeds: PositionDeeds;
  readonly choice: ChosenColumns;
};

export function PositionsList({ symbolId, rows, isNarrowed, line, deeds, choice }: Props) {
  const t = useTranslations('positions');
  const unit = useContractPreferences((kept) => kept.unit);
  const priceType = useContractPreferences((kept) => kept.priceType);
  const shownKey = usePanelsView((view) => view.shownKey);
  const [opened, setOpened] = useState<{ readonly key: string; readonly deed: PositionDeed } | null>(null);
  const close = (): void => setOpened(null);
  const onDeed = (row: PositionRow, deed: PositionDeed): void => {
    if (deed === 'flash' && !asksFirst(useConfirmations.getState(), 'close', false)) void deeds.flash(row);
    else setOpened({ key: row.key, deed });
  };
  const columns = usePositionColumns({ symbolId, unit, priceType }, { onDeed, isLeaving: deeds.isLeaving });
  // What is gone while its dialog is open closes it.
  const row = opened === null ? undefined : rows.find(({ key }) => key === opened.key);
  const deed = row === undefined ? null : (opened?.deed ?? null);
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
        isDimmed={({ key }) => deeds.isLeaving(key)}
        shownKey={shownKey}
        choice={choice}
      />
      {row === undefined ? null : (
        <>
          {deed === 'close' ? <CloseDialog row={row} deeds={deeds} onClose={close} /> : null}
          {deed === 'margin' ? (
            <MarginDialog
              row={row}
              free={line.account.wallets.find(({ coin }) => coin === row.market.marginCoin)?.free ?? '0'}
              onClose={close}
            />
          ) : null}
          {deed === 'exits' ? <TpslDialog row={row} deeds={deeds} onClose={close} /> : null}
          {deed === 'marginStop' ? <MarginStopDialog row={row} line={line} deeds={deeds} onClose={close} /> : null}
          {deed === 'moving' ? <MovingExitDialog row={row} deeds={deeds} onClose={close} /> : null}
          {deed === 'share' ? <SharePosition row={row} onClose={close} /> : null}
          {deed === 'flash' ? <DeedQuestion deed="flash" rows={[row]} onYes={yes(deeds.flash)} onNo={close} /> : null}
          {deed === 'reverse' ? <DeedQuestion deed="reverse" rows={[row]} onYes={yes(deeds.reverse)} onNo={close} /> : null}
        </>
      )}
    </>
  );
}
