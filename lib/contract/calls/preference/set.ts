// Changes what the user prefers.
import { defineCall } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { preference, tpslPriceType } from '../../wire/settings.ts';

export const setPreference = defineCall({
  name: 'setPreference',
  method: 'POST',
  path: 'preference/set',
  access: 'user',
  audience: 'everybody',
  rateClass: 'session',
  request: changing({ tpslPriceType }),
  response: preference,
  errors: [],
});
