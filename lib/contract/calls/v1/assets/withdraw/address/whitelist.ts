// Allow withdrawals to kept addresses only, from now on; or, after a day, to any address again.
import { defineCall, fromUser } from '../../../../../call.ts';
import { VerificationPurpose } from '../../../../../accounts/verification.ts';
import { whitelistState } from '../../../../../money/withdrawal.ts';
import { changing } from '../../../../../wire/body.ts';
import { flag } from '../../../../../wire/fields.ts';

export const setWhitelist = defineCall({
  name: 'setWhitelist',
  path: 'v1/assets/withdraw/address/whitelist',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  verification: VerificationPurpose.addAddress,
  request: changing({ on: flag }),
  response: whitelistState,
  errors: ['settingsLocked', 'verificationNeeded', 'verificationExpired', 'securitySetupNeeded'],
});
