// Changes what the user prefers.
import { defineCall, fromUser } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { preference, tpslPriceType } from '../../wire/settings.ts';

export const setPreference = defineCall({
  name: 'setPreference',
  path: 'preference/set',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ tpslPriceType }),
  response: preference,
});
