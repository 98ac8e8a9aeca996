// Lists one's orders with people: those that are open, or those that are over.
import { c2cOrder } from '#lib/contract/c2c/order-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { pageAnswer, pageFields } from '#lib/contract/wire/list-fields.ts';

export const getC2cOrders = defineCall({
  name: 'getC2cOrders',
  path: 'v1/c2c/order/list',
  ...fromUser({ audience: 'registered', scope: 'read', rateClass: 'read' }),
  request: reading({ open: flag, ...pageFields }),
  response: pageAnswer(c2cOrder),
});
