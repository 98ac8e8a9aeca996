// Opens a merchant of the house: its user, account and payment methods, each once, and safe to repeat wherever it was interrupted.
import { randomUUID } from 'node:crypto';

import { createEnsureAccount } from '#server/services/accounts/exchange-account.ts';
import { user } from '#server/store/schema/identity.ts';
import { merchantHolder, merchantUserId, type HouseMerchant } from './house-merchants.ts';
import type { MerchantRooms, OpenMerchant } from './merchant-rooms.ts';
import { detailsOf, schemesOf } from './sample-details.ts';

/** The exchange decides whom it lets in: a merchant of its own shows no document, and its holder's name is the one declared here. */
async function ensureMethods({ paymentMethods }: MerchantRooms, merchant: HouseMerchant, userId: string): Promise<void> {
  const kept = new Set((await paymentMethods.list(userId)).map(({ scheme }) => scheme));
  for (const scheme of schemesOf(merchant.fiats)) {
    if (kept.has(scheme)) continue;
    const saved = await paymentMethods.save(userId, scheme, detailsOf(scheme, merchantHolder(merchant)));
    if ('reason' in saved) throw new Error(`its payment method ${scheme}: ${saved.reason}`);
  }
}

export async function openMerchant(rooms: MerchantRooms, merchant: HouseMerchant): Promise<OpenMerchant> {
  const { people, client, mode, now } = rooms;
  const userId = merchantUserId(merchant);
  // An address that no mail reaches, and no password: nobody logs in.
  await people
    .insert(user)
    .values({ id: userId, name: merchant.name, email: `${randomUUID()}@house.invalid` })
    .onConflictDoNothing({ target: user.id });
  const accountId = await createEnsureAccount(people, now)(userId, mode, client);
  await ensureMethods(rooms, merchant, userId);
  return { merchant, userId, accountId };
}
