// Ask for a link by e-mail that sets another password. The answer is the same whether anybody has the address or not.
import { defineCall, fromAnybody } from '../../../../call.ts';
import { email } from '../../../../accounts/email-address.ts';
import { changing, nothing } from '../../../../wire/body.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';

export const askPasswordLink = defineCall({
  name: 'askPasswordLink',
  path: 'v1/user/password/askLink',
  ...fromAnybody('session'),
  request: changing({ email, locale: siteLocale }),
  response: nothing,
  errors: ['mailOff'],
});
