// One's own orders: the open ones, then every change of any, with the fill that caused it.
import * as z from 'zod/mini';

import { spotFill, spotOrder, type SpotOrder } from '../order.ts';

/** Open orders, newest first. */
export const ordersSnapshot = z.array(spotOrder);
export type OrdersSnapshot = readonly SpotOrder[];

/** The order as it is after the change. `fill` is the fill that changed it, or null. */
const orderChange = z.object({ order: spotOrder, fill: z.nullable(spotFill) });
export type OrderChange = z.output<typeof orderChange>;

/** In the order in which they happened. */
export const ordersUpdate = z.array(orderChange);
