// The user's liquidations and deleveraged positions, newest first, each with all that it rests on.
import { defineCall } from '../../../../call.ts';
import { liquidation } from '../../../../contract-history.ts';
import { reading } from '../../../../wire/body.ts';
import { contractListFields, pageAnswer } from '../../../../wire/contract-list-fields.ts';

export const getLiquidations = defineCall({
  name: 'getLiquidations',
  method: 'POST',
  path: 'v1/mcp/history/liquidations',
  access: 'user',
  rateClass: 'read',
  request: reading(contractListFields),
  response: pageAnswer(liquidation),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
