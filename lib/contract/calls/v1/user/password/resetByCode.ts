// Set another password with a recovery code. Ends all sessions, and holds withdrawals for a day.
import { defineCall, fromAnybody } from '../../../../call.ts';
import { secondCode } from '../../../../accounts/verification.ts';
import { email } from '../../../../accounts/email-address.ts';
import { changing, nothing } from '../../../../wire/body.ts';
import { newPassword } from '../../../../wire/fields.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';

export const resetPasswordByCode = defineCall({
  name: 'resetPasswordByCode',
  path: 'v1/user/password/resetByCode',
  ...fromAnybody('session'),
  request: changing({ email, code: secondCode, password: newPassword, locale: siteLocale }),
  response: nothing,
  errors: ['wrongVerification', 'weakPassword', 'settingsLocked'],
});
