// Tells customers from the venue's own accounts.
import type { AccountId } from '#server/engine/ids.ts';

/** Numbers below belong to the venue: outside world, fees, house. */
const firstUserAccountId: AccountId = 1000;

export const isUserAccount = (accountId: AccountId): boolean => accountId >= firstUserAccountId;
