// The words of a page about itself for search engines, in one language.
import * as z from 'zod/mini';

/** Empty description, no keywords: the page's own. */
export const pageWords = z.object({ path: z.string(), title: z.string(), description: z.string(), keywords: z.array(z.string()) });
