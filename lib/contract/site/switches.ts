// The switches of the site that an operator sets; one that is not named is on.
import * as z from 'zod/mini';

const on = z._default(z.boolean(), true);

export const siteSwitches = z.object({
  /** New accounts can be opened. */
  registration: on,
  /** The test networks give coins away. */
  testCoins: on,
});
export type SiteSwitches = z.output<typeof siteSwitches>;
