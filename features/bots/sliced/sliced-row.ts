// A row of the lists of icebergs and of TWAP orders: what both have, and how far each is.
import { OrderStatus, PlanStatus, PlanType } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import type { OrderSide } from '#lib/order-math/futures/position-side.ts';

type SlicedEnd = 'filled' | 'partly' | 'cancelled' | 'failed';

export type SlicedRow = {
  readonly id: string;
  readonly timeMs: number;
  readonly side: OrderSide;
  /** '': at market. */
  readonly price: string;
  readonly size: string;
  readonly unit: 'base' | 'quote';
  /** In the same unit as the size. */
  readonly filled: string;
  readonly part:
    | { readonly of: 'iceberg'; readonly shown: string }
    | { readonly of: 'twap'; readonly done: number; readonly slices: number; readonly seconds: number; readonly isPaused: boolean };
  readonly end: SlicedEnd;
};

const isSome = (text: string): boolean => /[1-9]/.test(text);

export const isIceberg = ({ displayCount }: Pick<SpotOrder, 'displayCount'>): boolean => isSome(displayCount);
export const isTwap = ({ planType }: Pick<SpotPlan, 'planType'>): boolean => planType === PlanType.twap;

/** Its end counts only once it is over. */
export function icebergRow(order: SpotOrder): SlicedRow {
  const isQuote = order.tradeUnit === 'quote';
  const { status, dealCount } = order;
  return {
    id: order.orderId,
    timeMs: order.createTimeMs,
    side: sideOfDirection(order.delegateType),
    price: order.delegatePrice,
    size: order.delegateCount,
    unit: order.tradeUnit,
    filled: isQuote ? order.dealAmount : dealCount,
    part: { of: 'iceberg', shown: order.displayCount },
    end: status === OrderStatus.filled ? 'filled' : status === OrderStatus.rejected ? 'failed' : isSome(dealCount) ? 'partly' : 'cancelled',
  };
}

/** Its end counts only once it is over. */
export function twapRow(plan: SpotPlan): SlicedRow {
  const isQuote = plan.tradeUnit === 'quote';
  const { status, dealCount } = plan;
  return {
    id: plan.planId,
    timeMs: plan.createTimeMs,
    side: sideOfDirection(plan.delegateType),
    price: plan.delegatePrice,
    size: plan.delegateCount,
    unit: plan.tradeUnit,
    filled: isQuote ? plan.dealAmount : dealCount,
    part: {
      of: 'twap',
      done: plan.slicesDone,
      slices: plan.sliceCount,
      seconds: plan.intervalMs / 1000,
      isPaused: status === PlanStatus.paused,
    },
    end: status === PlanStatus.succeeded ? 'filled' : status === PlanStatus.failed ? 'failed' : isSome(dealCount) ? 'partly' : 'cancelled',
  };
}
