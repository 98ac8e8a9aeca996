// The adverts of a venue's marketplace between people, with what other services know of those who publish and take them.
import { createHmac } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';

import { paymentScheme } from '#lib/contract/c2c/payment/schemes.ts';
import { merchantsByUser } from '#server/house/merchants/house-merchants.ts';
import { sampleRate } from '#server/market/sample-rates.ts';
import { currencyRate } from '#server/answers/market/currencies.ts';
import { createOneAtATime } from '#server/answers/one-at-a-time.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';
import type { Adverts } from '#server/services/c2c/adverts/adverts.ts';
import { createAdverts } from '#server/services/c2c/adverts/create-adverts.ts';
import type { OrderRecords } from '#server/services/c2c/records/order-records.ts';
import type { PaymentMethods } from '#server/services/c2c/payment-methods/payment-methods.ts';
import { frozenUsers } from '#server/store/schema/access.ts';
import { user } from '#server/store/schema/identity.ts';
import { subAccounts } from '#server/store/schema/sub-accounts.ts';
import type { VenueParts } from './venue-parts.ts';

type Rooms = VenueParts & {
  readonly usdtPrice: (coin: string) => string | null;
  readonly paymentMethods: Pick<PaymentMethods, 'list'>;
  readonly recordsOf: OrderRecords['recordsOf'];
};

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight letters that follow from the user by the key of the exchange: the same each time, and nobody finds the user by them. */
function nicknames(key: string, mode: VenueParts['mode']): (userId: string) => string {
  const own = createHmac('sha256', key).update(`nicknames ${mode}`).digest();
  return (userId) => {
    const drawn = createHmac('sha256', own).update(userId).digest().subarray(0, 8);
    return Array.from(drawn, (byte) => letters[byte % letters.length]).join('');
  };
}

export function openAdverts({ db, people, listings, usdtPrice, paymentMethods, recordsOf, isSimulated, mode, key, now }: Rooms): Adverts {
  const lines = createCoinLines(listings);
  const nicknameOf = nicknames(key, mode);
  return createAdverts({
    db,
    listings,
    // Play money has no market of its own: it counts as the coin that it stands for.
    usdtPrice: (coin) => usdtPrice(lines.standsFor(coin) ?? coin),
    // With real prices a rate that nobody follows would be a trap.
    rateOf: (currency) => currencyRate(currency, usdtPrice) ?? (isSimulated ? sampleRate(currency) : null),
    methodsOf: async (userId) =>
      (await paymentMethods.list(userId)).map(({ methodId, scheme }) => ({ methodId, scheme, fiats: paymentScheme(scheme).currencies })),
    recordsOf,
    mainOf: async (userId) => {
      const [sub] = await people.select({ mainId: subAccounts.mainId }).from(subAccounts).where(eq(subAccounts.userId, userId));
      return sub?.mainId ?? userId;
    },
    registeredOf: async (userIds) => {
      const rows = await people
        .select({ userId: user.id, createdAt: user.createdAt })
        .from(user)
        .where(inArray(user.id, [...userIds]));
      return new Map(rows.map(({ userId, createdAt }) => [userId, createdAt.getTime()]));
    },
    frozenAmong: async (userIds) => {
      const rows = await people
        .select({ userId: frozenUsers.userId })
        .from(frozenUsers)
        .where(inArray(frozenUsers.userId, [...userIds]));
      return new Set(rows.map(({ userId }) => userId));
    },
    nicknameOf: (userId) => merchantsByUser.get(userId)?.name ?? nicknameOf(userId),
    isHouse: (userId) => merchantsByUser.has(userId),
    oneAdvertAtATime: createOneAtATime<number>(),
    oneUserAtATime: createOneAtATime<string>(),
    now,
  });
}
