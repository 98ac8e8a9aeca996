// Goes to the other world, whichever it is: from demo to live trading and back.
import { defineCall, fromUser } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { modeAnswer } from '../../wire/mode-answer.ts';

export const toggleMode = defineCall({
  name: 'toggleMode',
  path: 'sub/switchTradeDemo',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read', staysWhenFrozen: true }),
  request: changing({}),
  response: modeAnswer,
  errors: ['paperOff'],
});
