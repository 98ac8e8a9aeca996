// The props of the form's fields: the form as it stands, and the actions that change one of them.
import type { FieldsForm } from '#components/trading/ticket/fields-form.ts';
import type { TicketChange } from '../state/ticket-reducer.ts';
import type { TextName } from '../state/ticket-state.ts';
import type { Ticket } from './use-ticket.ts';

export type TicketFields = Omit<FieldsForm<TextName | 'size'>, 'state' | 'dispatch'> &
  Omit<Ticket, 'dispatch'> & { readonly dispatch: (change: TicketChange) => void };
