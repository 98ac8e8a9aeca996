// What one kind of order works out from the form and the desk.
import type { BookFill } from '#lib/order-math/book-fill.ts';
import type { SummaryLine } from './summary-line.ts';
import type { TicketCost } from './ticket-cost.ts';
import type { TicketProblem } from './ticket-problem.ts';
import type { TicketRequest } from './ticket-request.ts';
import type { SizedTicket, SizeUnits } from './ticket-size.ts';

export type KindPreview = {
  readonly sized: SizedTicket;
  readonly units: SizeUnits;
  /** The limit price as its field shows it, where it is read from the book; null where the book has none. */
  readonly readPrice?: string | null;
  /** As if nothing were wrong; null while there is no size or a number is missing. */
  readonly request: TicketRequest | null;
  /** Of an order that goes into the book at once. */
  readonly cost?: TicketCost | null;
  /** What the book of now would do at once to the order, or to one slice of it. */
  readonly fill?: BookFill | null;
  readonly lines: readonly SummaryLine[];
  readonly problems: readonly TicketProblem[];
};
