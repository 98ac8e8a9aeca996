// The marketplace between people in a venue, with what its parts know of the rest of the house.
import { createOneAtATime } from '#server/answers/one-at-a-time.ts';
import type { PaymentMethods, PaymentPorts } from '#server/services/c2c/payment-methods/payment-methods.ts';
import { createPaymentMethods } from '#server/services/c2c/payment-methods/create-payment-methods.ts';
import { createIdentities } from '#server/services/identity/identities.ts';
import type { VenueParts } from './venue-parts.ts';

type C2cRooms = { readonly paymentMethods: PaymentMethods };

/** No orders are kept yet, so none was given a payment method. */
const neededByOpenOrder: PaymentPorts['isNeeded'] = async () => false;

export function openC2c({ people, key, mode, now }: Pick<VenueParts, 'people' | 'key' | 'mode' | 'now'>): C2cRooms {
  const identities = createIdentities(people, key, now);
  const identityName: PaymentPorts['identityName'] = async (userId) => {
    const state = (await identities.find(userId, mode))?.state;
    if (state === 'waiting') return 'waiting';
    return state === 'approved' ? identities.sentBy(userId, mode) : null;
  };
  const ports = { identityName, isNeeded: neededByOpenOrder, oneUserAtATime: createOneAtATime<string>(), now };
  return { paymentMethods: createPaymentMethods({ ...ports, db: people, key, venue: mode }) };
}
