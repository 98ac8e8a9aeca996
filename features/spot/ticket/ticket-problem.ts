// What keeps an order from being sent, or should be known before it is: data, put into words by the drawing.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';

export type TicketField = 'price' | 'quantity' | 'amount';

/** Codes of the exchange's own catalogue, and three that only a form can have. */
export type ProblemCode = ErrorKey | 'priceMissing' | 'quantityNotEnough' | 'slippageHigh';

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
