// Set another password with a passkey. Ends all sessions, and holds withdrawals for a day.
import { defineCall, fromAnybody } from '../../../../call.ts';
import { changing, nothing } from '../../../../wire/body.ts';
import { newPassword } from '../../../../wire/fields.ts';
import { passkeyAnswer } from '../../../../wire/passkey.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';

export const resetPasswordByPasskey = defineCall({
  name: 'resetPasswordByPasskey',
  path: 'v1/user/password/resetByPasskey',
  ...fromAnybody('session'),
  request: changing({ answer: passkeyAnswer, password: newPassword, locale: siteLocale }),
  response: nothing,
  errors: ['passkeyRefused', 'weakPassword', 'settingsLocked'],
});
