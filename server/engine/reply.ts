// The reply to the sender of a command, once the command is safe in the journal.
import type { AccountId, OrderId } from './ids.ts';
import type { CancelReason } from './orders/order-event.ts';
import type { RejectReason } from './reject.ts';
import type { Lots, Units } from './units.ts';

export type Reply =
  | {
      readonly ok: true;
      readonly sequence: number;
      readonly timeMs: number;
      readonly orderId: OrderId | null;
      readonly cancelledOrderIds: readonly OrderId[];
      readonly filledLots: Lots | null;
      /** Quote units that changed hands with those lots. */
      readonly filledUnits: Units;
      /** Why the order placed or changed has ended with something of it unfilled; null where it has not. */
      readonly cancelReason: CancelReason | null;
      /** The number of the account, for a command that opens a user's account. */
      readonly accountId?: AccountId;
    }
  /** For a duplicate client order id, `orderId` names the order that already has it. */
  | {
      readonly ok: false;
      readonly sequence: number;
      readonly timeMs: number;
      readonly reason: RejectReason;
      readonly orderId: OrderId | null;
    };
