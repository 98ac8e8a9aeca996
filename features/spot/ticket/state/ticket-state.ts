// The input on the order form so far, and nothing that follows from it.
import { type Side, TriggerType } from '#lib/contract/enums.ts';
import { openedForm, type OrderForm } from '#lib/ticket/order-form.ts';
import { firstTexts, type TextName, type TicketKind } from '../kinds/spot-kinds.ts';
import { noSize, type SpotForm } from '../form/spot-form.ts';

export type { TextName, TicketKind };

export type TicketState = SpotForm<TextName> & OrderForm<TicketKind, TextName>;

export const initialTicket = (side: Side, price: string): TicketState => ({
  ...openedForm(firstTexts, price),
  side,
  size: noSize,
  exitBy: 'price',
  takeProfitWatch: TriggerType.market,
  stopLossWatch: TriggerType.market,
  makerOnly: false,
});
