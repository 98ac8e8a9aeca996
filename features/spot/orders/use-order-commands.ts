'use client';
// Open orders by command: the newest taken back, or all of this market.
import { useCommand } from '#lib/commands/commands.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { useCancel } from './use-cancel.ts';

/** `open`: newest first. */
export function useOrderCommands(open: readonly SpotOrder[], cancelAll: () => void): void {
  const { cancel } = useCancel();
  const [newest] = open;
  useCommand('cancelLast', newest === undefined ? null : () => void cancel(newest));
  useCommand('cancelAll', newest === undefined ? null : cancelAll);
}
