// What the trader has said so far on the order form, and nothing that follows from it.
import type { Side } from '#lib/contract/enums.ts';
import type { Snap } from '#lib/ticket/snap.ts';
import { firstTexts, type TextName, type TicketKind } from './kinds/spot-kinds.ts';
import { firstChoices, noSize, type SpotForm } from './spot-form.ts';

export type { TextName, TicketKind };

export type TicketState = SpotForm<TextName> & {
  readonly kind: TicketKind;
  /** The price field that somebody was last in: a price picked in the book goes there. */
  readonly aim: TextName | null;
  /** What was brought down to a step, told until somebody types there again. */
  readonly snapped: readonly Snap[];
};

export function initialTicket(side: Side, price: string): TicketState {
  return {
    ...firstChoices,
    side,
    kind: 'limit',
    size: noSize,
    texts: { ...firstTexts, price },
    withExit: false,
    aim: null,
    snapped: [],
  };
}
