// Ask for a link by e-mail that sets another password. The answer is the same whether anybody has the address or not.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const askPasswordLink = defineCall({
  name: 'askPasswordLink',
  path: 'v1/user/password/askLink',
  ...fromAnybody('session'),
  request: changing({ email, locale: siteLocale }),
  response: nothing,
  errors: ['mailOff'],
});
