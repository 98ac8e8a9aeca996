// Take part in the funded-trader programme: a sub-account of demo trading is opened for it, with its balance.
import { defineCall, fromUser } from '../../../../call.ts';
import { programmeState } from '../../../../trader-pro/attempt.ts';
import { changing } from '../../../../wire/body.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';

export const joinTraderPro = defineCall({
  name: 'joinTraderPro',
  path: 'v1/trigger/trader-pro/join',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session' }),
  /** The language of the e-mails about it, where e-mails are sent. */
  request: changing({ locale: siteLocale }),
  response: programmeState,
  errors: ['paperOff', 'programmeJoined', 'subAccountLimit'],
});
