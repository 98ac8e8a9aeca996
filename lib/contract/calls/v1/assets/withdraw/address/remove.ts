// Forget a kept address.
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { addressId } from '../../../../../wire/withdrawal-fields.ts';

export const removeAddress = defineCall({
  name: 'removeAddress',
  path: 'v1/assets/withdraw/address/remove',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ addressId }),
  response: nothing,
  errors: ['unknownAddress', 'settingsLocked'],
});
