// Change settings; those that are not named stay. Answers all of them.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { avatar, contractUnit, settings, timeZone } from '#lib/contract/wire/settings.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { marketFilters } from '#lib/contract/site/market-filter.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const setSettings = defineCall({
  name: 'setSettings',
  path: 'v1/user/settings/set',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read', staysWhenFrozen: true }),
  request: changing({
    timeZone: z.optional(timeZone),
    contractUnitSet: z.optional(contractUnit),
    userAvatar: z.optional(avatar),
    watermarkOpen: z.optional(flag),
    /** All of them: those that are not among them are deleted. */
    marketFilters: z.optional(marketFilters),
  }),
  response: settings,
});
