// Choose whether e-mails tell what becomes of one's attempts at the programme.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { programmeMail } from '../../../../trader-pro/attempt.ts';
import { changing } from '../../../../wire/body.ts';
import { flag } from '../../../../wire/fields.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';

export const setTraderProMail = defineCall({
  name: 'setTraderProMail',
  path: 'v1/trigger/trader-pro/mail',
  /** The main account, or the sub-account of the programme itself. */
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ on: flag, locale: siteLocale }),
  response: z.object({ mail: programmeMail }),
  errors: ['noPermission', 'programmeNotJoined'],
});
