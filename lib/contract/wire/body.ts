// The fields that every request carries beside its own, and the treatment of fields that nobody knows.
import * as z from 'zod/mini';

import { languageType } from './fields.ts';

/** The body of a call that only looks: unknown fields are ignored. */
export const reading = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ ...shape, languageType });

/** The body of a call that changes something: an unknown field is refused, so that a misspelt one never goes unnoticed. */
export const changing = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(
    { ...shape, languageType },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? 'is not known to this call' : 'must be an object') },
  );

/**
 * True if a call does more than look. A schema that takes any field is one that only looks; a schema with no fields of a form at all
 * changes.
 */
export function isChanging({ request }: { readonly request: z.core.$ZodType }): boolean {
  const { def } = request._zod;
  return !(def.type === 'object' && !('catchall' in def && def.catchall !== undefined));
}

/** The answer of a call that only succeeds. */
export const nothing = z.object({});
