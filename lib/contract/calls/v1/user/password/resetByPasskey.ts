// Set another password with a passkey. Ends all sessions, and holds withdrawals for a day.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { newPassword } from '#lib/contract/wire/fields.ts';
import { passkeyAnswer } from '#lib/contract/wire/passkey.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const resetPasswordByPasskey = defineCall({
  name: 'resetPasswordByPasskey',
  path: 'v1/user/password/resetByPasskey',
  ...fromAnybody('session'),
  request: changing({ answer: passkeyAnswer, password: newPassword, locale: siteLocale }),
  response: nothing,
  errors: ['passkeyRefused', 'weakPassword', 'settingsLocked'],
});
