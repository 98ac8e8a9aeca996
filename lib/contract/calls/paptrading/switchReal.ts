// Leaves demo trading: the session trades with real money from now on.
import { defineCall } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { modeAnswer } from '../../wire/mode-answer.ts';

export const leavePaper = defineCall({
  name: 'leavePaper',
  method: 'POST',
  path: 'paptrading/switchReal',
  access: 'user',
  audience: 'everybody',
  rateClass: 'read',
  request: changing({}),
  response: modeAnswer,
  errors: [],
});
