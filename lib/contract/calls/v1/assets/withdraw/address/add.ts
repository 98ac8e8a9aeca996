// Keep an address under a name. Nothing is sent there for the first 24 hours.
import { defineCall, fromUser } from '../../../../../call.ts';
import { VerificationPurpose } from '../../../../../accounts/verification.ts';
import { keptAddress } from '../../../../../money/withdrawal.ts';
import { changing } from '../../../../../wire/body.ts';
import { coin, network } from '../../../../../wire/fields.ts';
import { address, addressLabel, memo } from '../../../../../wire/withdrawal-fields.ts';

export const addAddress = defineCall({
  name: 'addAddress',
  path: 'v1/assets/withdraw/address/add',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  verification: VerificationPurpose.addAddress,
  request: changing({ label: addressLabel, coin, network, address, memo }),
  response: keptAddress,
  errors: [
    'unknownCoin',
    'unknownNetwork',
    'invalidAddress',
    'addressChecksum',
    'invalidMemo',
    'addressExists',
    'addressBookFull',
    'settingsLocked',
    'verificationNeeded',
    'verificationExpired',
    'securitySetupNeeded',
  ],
});
