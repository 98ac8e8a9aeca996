// Goes to the world that is named: for whoever comes from a link or a log-in and wants to arrive there.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { modeAnswer } from '#lib/contract/wire/mode-answer.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const chooseMode = defineCall({
  name: 'chooseMode',
  path: 'v1/user/sub/switchLoginDemo',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read', staysWhenFrozen: true }),
  request: changing({
    /** Demo trading; when false, trading with real money. */
    demo: z._default(flag, true),
  }),
  response: modeAnswer,
  errors: ['paperOff'],
});
