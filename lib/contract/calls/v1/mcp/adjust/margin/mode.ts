// Change whether positions in a contract stand on margin of their own or on the whole wallet. Answers how the contract is traded now.
import { defineCall, fromUser } from '../../../../../call.ts';
import { contractSettings } from '../../../../../position.ts';
import { changing } from '../../../../../wire/body.ts';
import { contractName, marginMode } from '../../../../../wire/contract-fields.ts';

export const setMarginMode = defineCall({
  name: 'setMarginMode',
  path: 'v1/mcp/adjust/margin/mode',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...contractName, marginMode }),
  response: contractSettings,
  errors: ['symbolNotOpen', 'openPositionOrOrder', 'contractEnded', 'accountUnified'],
});
