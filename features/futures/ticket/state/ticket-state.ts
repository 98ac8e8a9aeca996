// The input on the order form of a contract so far, and nothing that follows from it.
import type { ContractUnit } from '#lib/order-math/futures/contract-unit.ts';
import { openedForm, type OrderForm } from '#lib/ticket/order-form.ts';
import { exitChoices, noSize, type FuturesForm } from '../form/futures-form.ts';
import { firstTexts, type TextName, type TicketKind } from '../kinds/futures-kinds.ts';

export type { TextName, TicketKind };

export type TicketState = FuturesForm<TextName> & OrderForm<TicketKind, TextName>;

export const initialTicket = (price: string, unit: ContractUnit): TicketState => ({
  ...openedForm(firstTexts, price),
  action: 'open',
  size: noSize(unit),
  exitBy: 'price',
  ...exitChoices,
  reduceOnly: false,
});
