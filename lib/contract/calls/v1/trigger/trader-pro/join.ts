// Take part in the funded-trader programme: a sub-account of demo trading is opened for it, with its balance.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { programmeState } from '#lib/contract/trader-pro/attempt.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const joinTraderPro = defineCall({
  name: 'joinTraderPro',
  path: 'v1/trigger/trader-pro/join',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session' }),
  /** The language of the e-mails about it, where e-mails are sent. */
  request: changing({ locale: siteLocale }),
  response: programmeState,
  errors: ['paperOff', 'programmeJoined', 'subAccountLimit'],
});
