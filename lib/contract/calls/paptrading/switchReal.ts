// Leaves demo trading: the session trades with real money from now on.
import { defineCall, fromUser } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { modeAnswer } from '../../wire/mode-answer.ts';

export const leavePaper = defineCall({
  name: 'leavePaper',
  path: 'paptrading/switchReal',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read', staysWhenFrozen: true }),
  request: changing({}),
  response: modeAnswer,
});
