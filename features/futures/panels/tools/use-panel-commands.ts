'use client';
// Positions and orders by command: the newest order taken back, or all of them, and a share of the desk's own position closed at market.
import { closeShares, useCommand } from '#lib/commands/commands.ts';
import type { PositionRow } from '../../positions/position-row.ts';
import { useCancelOrder } from '../cancel/use-cancel-order.ts';
import type { PanelLists } from '../state/use-panel-lists.ts';

type Actions = {
  /** The position in the desk's own contract; the first where there are two. */
  readonly own: PositionRow | undefined;
  readonly lists: PanelLists;
  readonly onCancelAll: () => void;
  readonly onClose: (row: PositionRow, percent: number) => void;
};

export function usePanelCommands({ own, lists, onCancelAll, onClose }: Actions): void {
  const { cancel } = useCancelOrder();
  const [newest] = lists.orders;
  const close = (percent: number) => (own === undefined ? null : () => onClose(own, percent));
  useCommand('cancelLast', newest === undefined ? null : () => void cancel(newest));
  useCommand('cancelAll', newest === undefined ? null : onCancelAll);
  useCommand('closeQuarter', close(closeShares.closeQuarter));
  useCommand('closeHalf', close(closeShares.closeHalf));
  useCommand('closeThreeQuarters', close(closeShares.closeThreeQuarters));
  useCommand('closeAll', close(closeShares.closeAll));
}
