// Set another password with a recovery code. Ends all sessions, and holds withdrawals for a day.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { secondCode } from '#lib/contract/accounts/verification.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { newPassword } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const resetPasswordByCode = defineCall({
  name: 'resetPasswordByCode',
  path: 'v1/user/password/resetByCode',
  ...fromAnybody('session'),
  request: changing({ email, code: secondCode, password: newPassword, locale: siteLocale }),
  response: nothing,
  errors: ['wrongVerification', 'weakPassword', 'settingsLocked'],
});
