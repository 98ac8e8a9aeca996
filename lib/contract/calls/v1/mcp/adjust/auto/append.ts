// Say whether an isolated position that runs short is topped up from the wallet. Answers the position as it is then.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contractPosition } from '#lib/contract/position.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { positionName } from '#lib/contract/wire/contract-fields.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const setAutoAppend = defineCall({
  name: 'setAutoAppend',
  path: 'v1/mcp/adjust/auto/append',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...positionName, autoAppendMargin: flag }),
  response: contractPosition,
  errors: ['symbolNotOpen', 'noPosition', 'notIsolated', 'contractEnded'],
});
