// Change whether positions in a contract stand on margin of their own or on the whole wallet. Answers how the contract is traded now.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contractSettings } from '#lib/contract/position.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractName, marginMode } from '#lib/contract/wire/contract-fields.ts';

export const setMarginMode = defineCall({
  name: 'setMarginMode',
  path: 'v1/mcp/adjust/margin/mode',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...contractName, marginMode }),
  response: contractSettings,
  errors: ['symbolNotOpen', 'openPositionOrOrder', 'contractEnded', 'accountUnified'],
});
