// Convert orders whose time is over give their money back, when the clock comes by.
import type { PartDue } from '../part.ts';
import { nextExpiryMs } from './conversions.ts';
import { expireConvertOrder } from './convert-order.ts';

/** Orders that expire with one command; the others wait for the next one. */
const expiryLimit = 64;

export const convertDue: PartDue = {
  earliestMs: ({ conversions }) => (conversions.terms?.expiresByClock === true ? nextExpiryMs(conversions) : Number.POSITIVE_INFINITY),
  act: (context) => {
    const { conversions } = context.state;
    if (convertDue.earliestMs(context.state) > context.timeMs) return;
    const over = [...conversions.orders.values()].filter(({ expiresMs }) => context.timeMs > expiresMs);
    for (const order of over.slice(0, expiryLimit)) expireConvertOrder(context, order);
  },
};
