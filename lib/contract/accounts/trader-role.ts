// Roles in copy trading, as the specification numbers them.
import * as z from 'zod/mini';

export const TraderRole = { normal: 0, trader: 1, telegramTrader: 2 } as const;
export type TraderRole = (typeof TraderRole)[keyof typeof TraderRole];

export const traderRole = z.union([z.literal(0), z.literal(1), z.literal(2)], { error: 'must be 0, 1 or 2' });

/** mc: the main account. sp: the spot account. */
export const roleAccounts = ['mc', 'sp'] as const;
export type RoleAccount = (typeof roleAccounts)[number];
