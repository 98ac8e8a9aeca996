// What keeps an order from being sent, or should be known before it is: data, put into words by the drawing.
import { errorCatalogue, type ErrorKey, type ErrorParams } from '#lib/contract/errors.ts';
import type { TicketField } from './ticket-state.ts';

/** The specification's own key, under which the text stands: a quantity that is empty or not positive. */
export const quantityNotEnough = 'error_text.margin_count_not_enough';

/** Those that only a form can have. */
const ownCodes = [
  'priceMissing',
  'triggerMissing',
  'callbackMissing',
  'exitOutOfReach',
  'orderCountOutOfRange',
  'skewOutOfRange',
  'partTooSmall',
] as const;
const warningCodes = ['postOnlyWouldTake', 'fillOrKillUnfilled', 'noLiquidity', 'slippageHigh', 'bookShort', 'atRisk'] as const;

/** Codes of the exchange's own catalogue, and those that only a form can have. */
export type ProblemCode = ErrorKey | (typeof ownCodes)[number] | (typeof warningCodes)[number] | typeof quantityNotEnough;

export type TicketProblem = {
  readonly code: ProblemCode;
  readonly fields: readonly TicketField[];
  readonly params: ErrorParams;
  /**
   * missing: something is still to be filled in; said only when the order is sent.
   * wrong: the exchange would refuse it.
   * warning: it can be sent; the market decides, or it is more dangerous than one may think.
   */
  readonly weight: 'missing' | 'wrong' | 'warning';
};

/** As long as there is one of these, nothing is sent. */
export const holdsBack = ({ weight }: TicketProblem): boolean => weight !== 'warning';

/** Asked about, whatever else is not. */
export const isDangerous = ({ code }: TicketProblem): boolean => code === 'slippageHigh' || code === 'bookShort' || code === 'atRisk';

export const isErrorKey = (code: ProblemCode): code is ErrorKey => Object.hasOwn(errorCatalogue, code);

export function problem(
  weight: TicketProblem['weight'],
  code: ProblemCode,
  fields: readonly TicketField[],
  params: ErrorParams = {},
): TicketProblem {
  return { weight, code, fields, params };
}
