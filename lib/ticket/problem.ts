// The problems that keep an order from being sent, or should be known before it is: data, put into words by the drawing.
import { type ErrorKey, type ErrorParams, errorCodes } from '#lib/contract/errors.ts';

/** The specification's own key, under which the text stands: a quantity that is empty or not positive. */
export const quantityNotEnough = 'error_text.margin_count_not_enough';

/** Warnings of an order that is unlike others: they are asked about, whatever else is not. */
const unusualCodes = ['priceFar', 'orderLarge', 'shareLarge', 'slippageHigh', 'bookShort', 'atRisk'] as const;
export type UnusualCode = (typeof unusualCodes)[number];

/** Codes of the exchange's own catalogue, and those that only a form can have. */
export type ProblemCode =
  | ErrorKey
  | 'priceMissing'
  | 'triggerMissing'
  | 'exitMissing'
  | 'exitOutOfReach'
  | 'waitOutOfRange'
  | 'callbackMissing'
  | 'shownMissing'
  | 'shownOutOfRange'
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
  /** The first is marked. */
  readonly fields: readonly string[];
  readonly params: ErrorParams;
  /**
   * missing: something is still to be filled in; said only when the order is sent.
   * wrong: the exchange would refuse it.
   * warning: it can be sent; the market decides, or it costs more than one may think.
   * note: what the form does with what was typed.
   */
  readonly weight: 'missing' | 'wrong' | 'warning' | 'note';
};

/** No problem: null. */
export type Answer = TicketProblem | null;

/** As long as there is one of these, nothing is sent. */
export const holdsBack = ({ weight }: TicketProblem): boolean => weight === 'missing' || weight === 'wrong';

export const isUnusualCode = (code: ProblemCode): code is UnusualCode => unusualCodes.some((one) => one === code);

/** True if the exchange has words for it. */
export const isErrorKey = (code: ProblemCode): code is ErrorKey => Object.hasOwn(errorCodes, code);

export function problem(
  weight: TicketProblem['weight'],
  code: ProblemCode,
  fields: readonly string[],
  params: ErrorParams = {},
): TicketProblem {
  return { weight, code, fields, params };
}
