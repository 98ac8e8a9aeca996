// Say whether an isolated position that runs short is topped up from the wallet. Answers the position as it is then.
import { defineCall, fromUser } from '../../../../../call.ts';
import { contractPosition } from '../../../../../position.ts';
import { changing } from '../../../../../wire/body.ts';
import { positionName } from '../../../../../wire/contract-fields.ts';
import { flag } from '../../../../../wire/fields.ts';

export const setAutoAppend = defineCall({
  name: 'setAutoAppend',
  path: 'v1/mcp/adjust/auto/append',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...positionName, autoAppendMargin: flag }),
  response: contractPosition,
  errors: ['symbolNotOpen', 'noPosition', 'notIsolated', 'contractEnded'],
});
