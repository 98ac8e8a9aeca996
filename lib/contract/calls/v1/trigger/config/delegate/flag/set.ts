// Choose whether the quantity that can be closed includes what orders already wait to close. It always does: any other request gets the
// same answer.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const setDelegateFlag = defineCall({
  name: 'setDelegateFlag',
  path: 'v1/trigger/config/delegate/flag/set',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  request: changing({ includeDelegateCount: flag }),
  /** As it is kept: the same as of the settings call. */
  response: z.object({ includeDelegateCount: z.literal(true) }),
});
