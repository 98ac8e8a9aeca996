// Forget a kept address.
import { defineCall } from '../../../../../call.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { addressId } from '../../../../../wire/withdrawal-fields.ts';

export const removeAddress = defineCall({
  name: 'removeAddress',
  method: 'POST',
  path: 'v1/assets/withdraw/address/remove',
  access: 'user',
  audience: 'main',
  rateClass: 'funding',
  request: changing({ addressId }),
  response: nothing,
  errors: ['unknownAddress', 'settingsLocked'],
});
