// The field of a form that a refusal names.
import { ApiError } from '#lib/api/api-error.ts';

/** Null: the refusal is about no single field. */
export function refusedField(error: unknown): string | null {
  const field = error instanceof ApiError ? error.params['field'] : undefined;
  return typeof field === 'string' ? field : null;
}
