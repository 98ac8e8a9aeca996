// Let a smart portfolio rest, so that it trades nothing, or let it go on.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const pausePortfolio = defineCall({
  name: 'pausePortfolio',
  path: 'v1/trigger/strategy/portfolio/pause',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** False: it goes on. */
  request: changing({ ...instructing, paused: z._default(flag, true) }),
  response: botResult,
  errors: [...instructingErrors],
});
