// The user's preferences where an order does not say.
import { defineCall, fromUser } from '../../call.ts';
import { preference } from '../../wire/settings.ts';

export const getPreference = defineCall({
  name: 'getPreference',
  path: 'preference/get',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  response: preference,
});
