// What the sender of a command is told, once the command is safe in the journal.
import type { OrderId } from './command.ts';
import type { RejectReason } from './reject.ts';
import type { Lots } from './units.ts';

export type Reply =
  | {
      readonly ok: true;
      readonly sequence: number;
      readonly timeMs: number;
      readonly orderId: OrderId | null;
      readonly cancelledOrderIds: readonly OrderId[];
      readonly filledLots: Lots | null;
    }
  /** For a duplicate client order id, `orderId` names the order that already has it. */
  | {
      readonly ok: false;
      readonly sequence: number;
      readonly timeMs: number;
      readonly reason: RejectReason;
      readonly orderId: OrderId | null;
    };
