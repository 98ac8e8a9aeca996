// Place take-profit, stop-loss or both on what one holds: one fires, the other goes.
import { defineCall } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { exitFields } from '../../../../wire/exit-fields.ts';
import { placingFields, tradeUnit } from '../../../../wire/order-fields.ts';
import { planErrors, planResult } from '../../../../wire/plan-result.ts';

export const placePlanOrder = defineCall({
  name: 'placePlanOrder',
  method: 'POST',
  path: 'v1/trigger/plan/placePlanOrder',
  access: 'user',
  rateClass: 'trade',
  request: changing({ ...placingFields, tradeUnit, ...exitFields }),
  response: planResult,
  errors: planErrors,
});
