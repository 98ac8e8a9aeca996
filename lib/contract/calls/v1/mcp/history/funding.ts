// The funding that the user's positions have paid and received, newest first.
import { defineCall } from '../../../../call.ts';
import { fundingPayment } from '../../../../contract-history.ts';
import { reading } from '../../../../wire/body.ts';
import { contractListFields, pageAnswer } from '../../../../wire/contract-list-fields.ts';

export const getFundingPayments = defineCall({
  name: 'getFundingPayments',
  method: 'POST',
  path: 'v1/mcp/history/funding',
  access: 'user',
  rateClass: 'read',
  request: reading(contractListFields),
  response: pageAnswer(fundingPayment),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
