// Coins leave by the marketplace as they do by a withdrawal: what holds the one holds the other.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { HeldUntil } from '#server/services/c2c/orders/c2c-orders.ts';
import type { SharedRooms } from '../rooms.ts';

/** Play money is worth nothing to a thief. */
export const coinsHeldUntil = (
  { mode }: Pick<Session, 'mode'>,
  security: Pick<SharedRooms['security'], 'withdrawalsHeldUntilMs'>,
): HeldUntil => (mode === TradingMode.paper ? () => Promise.resolve(0) : (userId) => security.withdrawalsHeldUntilMs(userId));
