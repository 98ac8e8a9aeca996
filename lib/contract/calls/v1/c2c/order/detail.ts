// One order of one's own, with what happened to it and what can be done now.
import { c2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { orderId } from '#lib/contract/wire/fields.ts';

export const getC2cOrder = defineCall({
  name: 'getC2cOrder',
  path: 'v1/c2c/order/detail',
  ...fromUser({ audience: 'registered', scope: 'read', rateClass: 'read' }),
  request: reading({ orderId }),
  response: c2cOrderDetail,
  errors: ['unknownOrder'],
});
