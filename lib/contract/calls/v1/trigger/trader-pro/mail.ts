// Choose whether e-mails tell what becomes of one's attempts at the programme.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { programmeMail } from '#lib/contract/trader-pro/attempt.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const setTraderProMail = defineCall({
  name: 'setTraderProMail',
  path: 'v1/trigger/trader-pro/mail',
  /** The main account, or the sub-account of the programme itself. */
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ on: flag, locale: siteLocale }),
  response: z.object({ mail: programmeMail }),
  errors: ['noPermission', 'programmeNotJoined'],
});
