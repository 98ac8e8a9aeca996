// The user's preferences where an order does not say.
import { defineCall } from '../../call.ts';
import { reading } from '../../wire/body.ts';
import { preference } from '../../wire/settings.ts';

export const getPreference = defineCall({
  name: 'getPreference',
  method: 'POST',
  path: 'preference/get',
  access: 'user',
  audience: 'everybody',
  rateClass: 'read',
  request: reading({}),
  response: preference,
  errors: [],
});
