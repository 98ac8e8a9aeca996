// What a page says of itself to search engines, in one language.
import * as z from 'zod/mini';

/** Empty description, no keywords: the page's own. */
export const pageWords = z.object({ path: z.string(), title: z.string(), description: z.string(), keywords: z.array(z.string()) });
