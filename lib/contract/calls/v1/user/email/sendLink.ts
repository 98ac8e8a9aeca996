// Have a link sent to one's own e-mail address, which shows that it is one's own.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const sendEmailLink = defineCall({
  name: 'sendEmailLink',
  path: 'v1/user/email/sendLink',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  request: changing({ locale: siteLocale }),
  response: nothing,
  errors: ['mailOff', 'noPermission'],
});
