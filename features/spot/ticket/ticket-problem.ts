// What keeps an order from being sent, or should be known before it is: data, put into words by the drawing.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { TicketField } from './ticket-state.ts';

/** The specification's own key, under which the text stands: a quantity that is empty or not positive. */
export const quantityNotEnough = 'error_text.margin_count_not_enough';

/** Warnings of an order that is unlike others: they are asked about, whatever else is not. */
const unusualCodes = ['priceFar', 'orderLarge', 'shareLarge', 'slippageHigh', 'bookShort'] as const;
export type UnusualCode = (typeof unusualCodes)[number];

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
  | typeof quantityNotEnough
  | 'stepAhead'
  | 'stepTaken'
  | UnusualCode;

export type TicketProblem = {
  readonly code: ProblemCode;
  readonly fields: readonly TicketField[];
  readonly params: ErrorParams;
  /**
   * missing: something is still to be filled in; said only when the order is sent.
   * wrong: the exchange would refuse it.
   * warning: it can be sent; the market decides, or it costs more than one may think.
   * note: what the form does with what was typed.
   */
  readonly weight: 'missing' | 'wrong' | 'warning' | 'note';
};

/** As long as there is one of these, nothing is sent. */
export const holdsBack = ({ weight }: TicketProblem): boolean => weight === 'missing' || weight === 'wrong';

export const isUnusualCode = (code: ProblemCode): code is UnusualCode => unusualCodes.some((one) => one === code);

export function problem(
  weight: TicketProblem['weight'],
  code: ProblemCode,
  fields: readonly TicketField[],
  params: ErrorParams = {},
): TicketProblem {
  return { weight, code, fields, params };
}
