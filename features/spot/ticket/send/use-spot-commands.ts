'use client';
// The order form by command: what the palette and the keys can do with it.
import { useEffect, useReducer, useRef } from 'react';

import { closeShares, useCommand } from '#lib/commands/commands.ts';
import { Side } from '#lib/contract/enums.ts';
import { useFieldCommands } from '#lib/ticket/use-field-commands.ts';
import { spotKinds } from '../kinds/spot-kinds.ts';
import type { TicketAction } from '../state/ticket-reducer.ts';
import type { Ticket } from '../live/use-ticket.ts';

export type Purpose = 'order' | 'close';

type Setting = {
  readonly ticket: Ticket;
  readonly dispatch: (action: TicketAction) => void;
  /** The input of a field; undefined where this kind has none. */
  readonly inputOf: (field: string) => HTMLInputElement | undefined;
  /** Null for a visitor. */
  readonly send: ((purpose: Purpose) => void) | null;
};

/** The values that the form has to show before it is sent: the send waits for it. */
type Armed = { readonly side: Side; readonly percent: number | null; readonly purpose: Purpose };

/** Closing sells a share of what one holds, at market. */

export function useSpotCommands({ ticket, dispatch, inputOf, send }: Setting): void {
  const { state, preview, context, unit } = ticket;
  const armed = useRef<Armed | null>(null);
  const [, press] = useReducer((presses: number) => presses + 1, 0);
  const held = context.account?.base ?? '0';
  useEffect(() => {
    const { current } = armed;
    if (current === null || state.side !== current.side) return;
    const isSized = state.kind === 'market' && state.size.by === 'percent' && state.size.percent === current.percent;
    if (current.percent !== null && !isSized) return;
    armed.current = null;
    send?.(current.purpose);
  });
  /** Sends once the form stands as it should, which may be now. */
  const arm = (order: Armed): void => {
    armed.current = order;
    press();
  };
  const trade = (side: Side) => (): void => {
    dispatch({ type: 'side', side });
    arm({ side, percent: null, purpose: 'order' });
  };
  const close = (percent: number) => (): void => {
    dispatch({ type: 'kind', kind: 'market' });
    dispatch({ type: 'withExit', on: false });
    dispatch({ type: 'side', side: Side.sell });
    dispatch({ type: 'percent', percent, available: held });
    arm({ side: Side.sell, percent, purpose: 'close' });
  };
  const holds = /[1-9]/.test(held);
  useCommand('buy', send === null ? null : trade(Side.buy));
  useCommand('sell', send === null ? null : trade(Side.sell));
  useCommand('switchSide', () => dispatch({ type: 'side', side: state.side === Side.buy ? Side.sell : Side.buy }));
  useFieldCommands({
    inputOf,
    priceFields: spotKinds[state.kind].priceFields,
    sizeFields: [unit, 'quantity', 'amount'],
    flipUnit: () => {
      if (preview.units !== 'both') return null;
      const other = unit === 'quantity' ? 'amount' : 'quantity';
      ticket.chooseUnit(other);
      return other;
    },
  });
  useCommand('closeQuarter', send === null || !holds ? null : close(closeShares.closeQuarter));
  useCommand('closeHalf', send === null || !holds ? null : close(closeShares.closeHalf));
  useCommand('closeThreeQuarters', send === null || !holds ? null : close(closeShares.closeThreeQuarters));
  useCommand('closeAll', send === null || !holds ? null : close(closeShares.closeAll));
}
