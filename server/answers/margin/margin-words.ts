// The fields of an order that concern the margin wallet that it trades in.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { MarginMode } from '#lib/contract/margin.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { type Refusal, refuseField } from '../refusal/refusal.ts';

type Said = {
  readonly businessLine?: number | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly autoBorrow?: boolean | undefined;
  readonly autoRepay?: boolean | undefined;
};

/** Line 23 and a wallet go together; repaying is for them alone. Borrowing without them is a unified account's. */
export function marginWords({
  businessLine,
  marginMode,
  autoBorrow = false,
  autoRepay = false,
}: Said): Pick<PlaceOrder, 'wallet' | 'borrow' | 'repay'> | Refusal {
  if (businessLine === BusinessLine.margin && marginMode === undefined) return refuseField('marginMode', 'is missing');
  if (businessLine === BusinessLine.margin)
    return {
      ...(marginMode === undefined ? {} : { wallet: marginMode }),
      ...(autoBorrow ? { borrow: true } : {}),
      ...(autoRepay ? { repay: true } : {}),
    };
  if (marginMode !== undefined) return refuseField('marginMode', 'is for business line 23');
  if (autoRepay) return refuseField('autoRepay', 'is for business line 23');
  return autoBorrow ? { borrow: true } : {};
}
