// Numbers in a query string: they arrive as text.
import { z } from 'zod/mini';

/** A non-negative whole number. */
export const wholeText = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** How many rows: 1 to a maximum. */
export const pageLimit = (maximum: number) => z.pipe(wholeText, z.number().check(z.minimum(1), z.maximum(maximum)));
