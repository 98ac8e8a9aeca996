// The words of a page about itself for search engines, in one language.
import * as z from 'zod/mini';

export const pageWords = z.object({
  path: z.string(),
  title: z.string(),
  /** Empty: the page's own. */
  description: z.string(),
  /** None: the page's own. */
  keywords: z.array(z.string()),
  /** True: the page says them by itself; false: the operator has written them in their place. */
  isOwn: z.boolean(),
});
