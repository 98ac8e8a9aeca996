// The account of the venue that is the insurance fund.
import type { AccountId } from '#server/engine/ids.ts';

/** It belongs to all users: its movements are written down like theirs. */
export const insuranceAccountId: AccountId = 5;
