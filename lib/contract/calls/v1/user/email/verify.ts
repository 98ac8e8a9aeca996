// Verify an e-mail address with the link that was mailed to it, logged in or not.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

export const verifyEmail = defineCall({
  name: 'verifyEmail',
  path: 'v1/user/email/verify',
  ...fromAnybody('session'),
  request: changing({ token: shortText }),
  response: nothing,
  errors: ['linkOver'],
});
