// Messages of the venue to the user, newest first: what it would send by e-mail, if mail left the machine.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';

const message = z.object({
  messageId: z.string(),
  /** The subject of the notice; clients have the words (`title.<kind>` and `text.<kind>` in the catalogue `inbox`), filled from the params. */
  kind: z.string(),
  params: z.record(z.string(), z.string()),
  createTimeMs: z.number(),
});
export type InboxMessage = z.output<typeof message>;

export const getInbox = defineCall({
  name: 'getInbox',
  path: 'v1/user/inbox/list',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  response: z.object({ list: z.array(message) }),
});
