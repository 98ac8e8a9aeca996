// Set another password with the link that was mailed. Ends all sessions, and holds withdrawals for a day.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { newPassword, shortText } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const resetPasswordByLink = defineCall({
  name: 'resetPasswordByLink',
  path: 'v1/user/password/resetByLink',
  ...fromAnybody('session'),
  request: changing({ token: shortText, password: newPassword, locale: siteLocale }),
  response: nothing,
  errors: ['linkOver', 'weakPassword', 'settingsLocked'],
});
