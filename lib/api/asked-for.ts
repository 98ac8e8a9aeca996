// Waits for an answer that a query keeps. The part of the page that shows the answer says itself when there is none.
import { ApiError } from './api-error.ts';

/** Whatever goes wrong is an ApiError. */
export async function askedFor<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError('', String(error));
    known.told();
    throw known;
  }
}
