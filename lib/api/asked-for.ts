// Waits for an answer that a query keeps.
import { ApiError } from './api-error.ts';

/** Whatever goes wrong is an ApiError. */
export async function askedFor<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('', String(error));
  }
}
