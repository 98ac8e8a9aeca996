// Look at how a signal bot would read a template of an alert, field by field; save: and let it read its alerts so from then on.
import * as z from 'zod/mini';

import { botOutcome } from '../../../../../bots/bot.ts';
import { signalMessageLimit } from '../../../../../bots/signal/signal-inbox.ts';
import { signalMapping } from '../../../../../bots/signal/signal-mapping.ts';
import { signalFormAnswer } from '../../../../../bots/signal/signal-template.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';
import { flag } from '../../../../../wire/fields.ts';

const template = z
  .string({ error: 'must be text' })
  .check(z.minLength(1, 'must not be empty'), z.maxLength(signalMessageLimit, `is longer than ${signalMessageLimit} characters`));

export const signalForm = defineCall({
  name: 'signalForm',
  path: 'v1/trigger/strategy/tv/form',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** mapping null: the usual names. What TradingView fills in may stand in the template. A mapping that cannot read it is not saved. */
  request: changing({ ...instructing, template, mapping: z.nullable(signalMapping), save: z._default(flag, false) }),
  /** outcome null: nothing was saved. */
  response: z.object({ ...signalFormAnswer.shape, outcome: z.nullable(botOutcome) }),
  errors: [...instructingErrors],
});
