// Why a call did not succeed, as something a screen can put into words.
import { errorKeyOfCode, notLoggedInCodes, specialCodes, type ErrorKey, type ErrorParams } from '#lib/contract/errors.ts';

/** `key` is null for a code that is not in our catalogue, and for a call that never got an answer (code ''). */
export class ApiError extends Error {
  readonly key: ErrorKey | null;
  readonly code: string;
  readonly params: ErrorParams;
  #isTold = false;

  constructor(code: string, message: string, params: ErrorParams = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.key = errorKeyOfCode(code);
    this.params = params;
  }

  /** The session is over: no call that needs one is answered until somebody logs in, with a page of its own. */
  get isOfSession(): boolean {
    return notLoggedInCodes.includes(this.code);
  }

  /** True once a part of the page has put it into words at its own place. */
  get isTold(): boolean {
    return this.#isTold;
  }

  told(): void {
    this.#isTold = true;
  }

  /** No answer came, or none that was understood: whether the call happened is not known. */
  get unanswered(): boolean {
    return this.code === '' || this.key === 'unknownResult';
  }

  /** A verification opens in place of an error text. */
  get special(): boolean {
    return specialCodes.includes(this.code);
  }
}
