// The number of changes of the user's favourites: cheaper to ask than the favourites themselves.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../call.ts';

export const getUpdateNumber = defineCall({
  name: 'getUpdateNumber',
  path: 'index/updateNum',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  response: z.object({ updateNum: z.number() }),
});
