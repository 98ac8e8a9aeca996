// The changes of a batch to orders: new ones as they stand at the end of it, older ones as differences.
import { OrderStatus } from '#lib/contract/enums.ts';
import type { OrderId } from '#server/engine/ids.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { OrderAccepted, OrderAmended, OrderCancelled, TradeLeg } from '#server/engine/orders/order-event.ts';
import type { OrderExitSet } from '#server/engine/futures/contract-event.ts';
import { endStatus, takenStatus } from '#lib/contract/wire/orders/order-status.ts';
import { encodeExit } from '../stored/stored-exit.ts';
import { isUserAccount } from '../writing/is-user-account.ts';

export type OrderChange = {
  readonly orderId: OrderId;
  /** Null for an order that an earlier batch has written. */
  readonly accepted: (OrderAccepted & { readonly acceptedAtMs: number; readonly feeAssetId: number }) | null;
  filledLots: number;
  filledUnits: bigint;
  feeUnits: bigint;
  /** Null: as it was. */
  status: OrderStatus | null;
  priceTicks: number | null;
  quantityLots: number | null;
  /** As its column holds it; '' for none. */
  exit: string | null;
  cancelReason: string;
  updatedAtMs: number;
};

export type OrderChanges = {
  readonly all: ReadonlyMap<OrderId, OrderChange>;
  add(event: ExchangeEvent, timeMs: number): void;
};

/** `feeAssetOf` names the asset that an order receives, and pays its fee in. */
export function createOrderChanges(feeAssetOf: (order: OrderAccepted) => number): OrderChanges {
  const all = new Map<OrderId, OrderChange>();

  const change = (orderId: OrderId, timeMs: number, accepted: OrderChange['accepted'] = null): OrderChange => {
    const known = all.get(orderId);
    if (known !== undefined) {
      known.updatedAtMs = timeMs;
      return known;
    }
    const fresh: OrderChange = {
      orderId,
      accepted,
      filledLots: 0,
      filledUnits: 0n,
      feeUnits: 0n,
      status: null,
      priceTicks: null,
      quantityLots: null,
      exit: null,
      cancelReason: '',
      updatedAtMs: timeMs,
    };
    all.set(orderId, fresh);
    return fresh;
  };

  const accept = (event: OrderAccepted, timeMs: number): void => {
    change(event.orderId, timeMs, { ...event, acceptedAtMs: timeMs, feeAssetId: feeAssetOf(event) }).status = takenStatus(event);
  };
  const fill = (leg: TradeLeg, quantityLots: number, notionalUnits: bigint, timeMs: number): void => {
    if (!isUserAccount(leg.accountId)) return;
    const order = change(leg.orderId, timeMs);
    order.filledLots += quantityLots;
    order.filledUnits += notionalUnits;
    order.feeUnits += leg.feeUnits;
    order.status = leg.orderFilled ? OrderStatus.filled : OrderStatus.partiallyFilled;
  };
  const amend = (event: OrderAmended, timeMs: number): void => {
    const order = change(event.orderId, timeMs);
    order.priceTicks = event.priceTicks;
    order.quantityLots = event.quantityLots;
  };
  const guard = (event: OrderExitSet, timeMs: number): void => {
    change(event.orderId, timeMs).exit = encodeExit(event.exit);
  };
  const cancel = (event: OrderCancelled, timeMs: number): void => {
    const order = change(event.orderId, timeMs);
    const { reason } = event;
    order.status = endStatus({ reason, isNew: order.accepted?.acceptedAtMs === timeMs, hasTraded: order.filledLots > 0 });
    order.cancelReason = reason;
  };

  return {
    all,
    add: (event, timeMs) => {
      if (event.type === 'trade-executed') {
        fill(event.maker, event.quantityLots, event.notionalUnits, timeMs);
        fill(event.taker, event.quantityLots, event.notionalUnits, timeMs);
      } else if (event.type === 'order-accepted' && isUserAccount(event.accountId)) accept(event, timeMs);
      else if (event.type === 'order-amended' && isUserAccount(event.accountId)) amend(event, timeMs);
      else if (event.type === 'order-exit-set' && isUserAccount(event.accountId)) guard(event, timeMs);
      else if (event.type === 'order-cancelled' && isUserAccount(event.accountId)) cancel(event, timeMs);
    },
  };
}
