// What the fields of every kind are given: the form as it stands, and how to say something about one of them.
import type { Ref } from 'react';

import type { TicketField } from './ticket-state.ts';
import type { Ticket } from './use-ticket.ts';

export type FieldMark = { readonly mark?: 'wrong' | 'warning'; readonly describedBy?: string };

export type TicketForm = Ticket & {
  readonly markOf: (field: TicketField) => FieldMark;
  readonly fieldRef: (field: TicketField) => Ref<HTMLInputElement>;
};
