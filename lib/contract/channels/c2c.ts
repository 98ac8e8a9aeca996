// Orders between people: the open ones of a user, or one order with all that is known of it.
import * as z from 'zod/mini';

import { c2cOrder, c2cOrderDetail } from '../c2c/order-answer.ts';

/**
 * The channel's key is '' for the open orders, newest first, at most 100; or the id of one of one's own orders.
 * Every message is the whole picture and takes the place of the one before.
 */
export const c2cMessage = z.union([z.object({ open: z.array(c2cOrder) }), z.object({ order: c2cOrderDetail })]);
export type C2cMessage = z.output<typeof c2cMessage>;
