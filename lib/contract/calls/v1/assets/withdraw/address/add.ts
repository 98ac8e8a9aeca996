// Keep an address under a name. Nothing is sent there for the first 24 hours.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { keptAddress } from '#lib/contract/money/withdrawal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { coin, network } from '#lib/contract/wire/fields.ts';
import { address, addressLabel, memo } from '#lib/contract/wire/withdrawal-fields.ts';

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
