// What the trader has said so far on the order form of a contract, and nothing that follows from it.
import type { ContractUnit } from '#lib/order-math/contract-unit.ts';
import type { Snap } from '#lib/ticket/snap.ts';
import { firstChoices, noSize, type FuturesForm } from './futures-form.ts';
import { firstTexts, type TextName, type TicketKind } from './kinds/futures-kinds.ts';

export type { TextName, TicketKind };

export type TicketState = FuturesForm<TextName> & {
  readonly kind: TicketKind;
  /** The price field that somebody was last in: a price picked in the book goes there. */
  readonly aim: TextName | null;
  /** What was brought down to a step, told until somebody types there again. */
  readonly snapped: readonly Snap[];
};

export function initialTicket(price: string, unit: ContractUnit): TicketState {
  return {
    ...firstChoices,
    action: 'open',
    kind: 'limit',
    size: noSize(unit),
    texts: { ...firstTexts, price },
    withExit: false,
    aim: null,
    snapped: [],
  };
}
