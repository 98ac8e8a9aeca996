// Forget a kept address.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { addressId } from '#lib/contract/wire/withdrawal-fields.ts';

export const removeAddress = defineCall({
  name: 'removeAddress',
  path: 'v1/assets/withdraw/address/remove',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ addressId }),
  response: nothing,
  errors: ['unknownAddress', 'settingsLocked'],
});
