// The marketplace between people in a venue: payment methods, adverts and orders, with what each knows of the others and of the house.
import { eq } from 'drizzle-orm';

import { merchantHolder, merchantsByUser } from '#server/house/merchants/house-merchants.ts';
import { createOneAtATime } from '#server/answers/one-at-a-time.ts';
import { findAccount, findOwner } from '#server/services/accounts/exchange-account.ts';
import type { Adverts } from '#server/services/c2c/adverts/adverts.ts';
import type { C2cOrders } from '#server/services/c2c/orders/c2c-orders.ts';
import { createC2cOrders } from '#server/services/c2c/orders/create-c2c-orders.ts';
import { createOrderRecords } from '#server/services/c2c/records/order-records.ts';
import type { PaymentMethods, PaymentPorts } from '#server/services/c2c/payment-methods/payment-methods.ts';
import { createPaymentMethods } from '#server/services/c2c/payment-methods/create-payment-methods.ts';
import { createRatings, type Ratings } from '#server/services/c2c/ratings/ratings.ts';
import { createIdentities } from '#server/services/identity/identities.ts';
import { user } from '#server/store/schema/identity.ts';
import { openAdverts } from './open-adverts.ts';
import type { VenueParts } from './venue-parts.ts';

type C2cRooms = {
  readonly paymentMethods: PaymentMethods;
  readonly adverts: Adverts;
  readonly c2cOrders: C2cOrders;
  readonly ratings: Ratings;
};

export function openC2c(parts: VenueParts & { readonly usdtPrice: (coin: string) => string | null }): C2cRooms {
  const { people, key, mode, now, projections, client, db } = parts;
  const identities = createIdentities(people, key, now);
  const identityName: PaymentPorts['identityName'] = async (userId) => {
    const merchant = merchantsByUser.get(userId);
    if (merchant !== undefined) return { name: merchantHolder(merchant) };
    const state = (await identities.find(userId, mode))?.state;
    if (state === 'waiting') return 'waiting';
    return state === 'approved' ? identities.sentBy(userId, mode) : null;
  };
  const accountOf = (userId: string) => findAccount(people, userId, mode);
  const ratings = createRatings({
    db,
    orderOf: async (orderId) => {
      await projections.caughtUp(client.status().sequence);
      return projections.c2c.find(orderId);
    },
    now,
  });
  const records = createOrderRecords({
    reader: projections.c2c,
    ratingSums: ratings.sums,
    accountOf,
    registeredOf: async (userId) => {
      const [row] = await people.select({ createdAt: user.createdAt }).from(user).where(eq(user.id, userId));
      return row?.createdAt.getTime() ?? now();
    },
    now,
  });
  const isNeeded: PaymentPorts['isNeeded'] = async (methodId) => {
    await projections.caughtUp(client.status().sequence);
    return projections.c2c.isMethodInUse(methodId);
  };
  const paymentMethods = createPaymentMethods({
    identityName,
    isNeeded,
    oneUserAtATime: createOneAtATime<string>(),
    now,
    db: people,
    key,
    venue: mode,
  });
  const adverts = openAdverts({ ...parts, paymentMethods, recordsOf: records.recordsOf });
  const c2cOrders = createC2cOrders({
    ...parts,
    adverts,
    methods: paymentMethods,
    ratings,
    records,
    accountOf,
    ownerOf: (accountId) => findOwner(people, accountId, mode),
    identityName: async (userId) => {
      const known = await identityName(userId);
      return known === null || known === 'waiting' ? null : known.name;
    },
  });
  return { paymentMethods, adverts, c2cOrders, ratings };
}
