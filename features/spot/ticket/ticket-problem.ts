// What keeps an order from being sent, or should be known before it is: data, put into words by the drawing.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { TextName } from './ticket-state.ts';

export type TicketField = TextName | 'quantity' | 'amount';

/** Codes of the exchange's own catalogue, and those that only a form can have. */
export type ProblemCode =
  | ErrorKey
  | 'priceMissing'
  | 'triggerMissing'
  | 'exitMissing'
  | 'callbackMissing'
  | 'shownMissing'
  | 'shownOutOfRange'
  | 'rangeMissing'
  | 'orderCountOutOfRange'
  | 'skewOutOfRange'
  | 'durationMissing'
  | 'intervalOutOfRange'
  | 'sliceCountOutOfRange'
  | 'varianceOutOfRange'
  | 'sliceTooSmall'
  | 'partTooSmall'
  | 'quantityNotEnough'
  | 'slippageHigh';

export type TicketProblem = {
  readonly code: ProblemCode;
  readonly fields: readonly TicketField[];
  readonly params: ErrorParams;
  /**
   * missing: something is still to be filled in; said only when the order is sent.
   * wrong: the exchange would refuse it.
   * warning: it can be sent; the market decides, or it costs more than one may think.
   */
  readonly weight: 'missing' | 'wrong' | 'warning';
};

export function problem(
  weight: TicketProblem['weight'],
  code: ProblemCode,
  fields: readonly TicketField[],
  params: ErrorParams = {},
): TicketProblem {
  return { weight, code, fields, params };
}
