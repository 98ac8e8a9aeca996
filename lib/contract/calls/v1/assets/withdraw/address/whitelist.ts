// Allow withdrawals to kept addresses only, from now on; or, after a day, to any address again.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { whitelistState } from '#lib/contract/money/withdrawal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const setWhitelist = defineCall({
  name: 'setWhitelist',
  path: 'v1/assets/withdraw/address/whitelist',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  verification: VerificationPurpose.addAddress,
  request: changing({ on: flag }),
  response: whitelistState,
  errors: ['settingsLocked', 'verificationNeeded', 'verificationExpired', 'securitySetupNeeded'],
});
