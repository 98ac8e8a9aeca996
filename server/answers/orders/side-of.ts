// The side that a request's direction means.
import { OrderDirection, Side } from '#lib/contract/enums.ts';

export const sideOf = (delegateType: 21 | 22): Side => (delegateType === OrderDirection.singleSideBuy ? Side.buy : Side.sell);

/** Undefined: both. */
export const sideIfGiven = (delegateType: 21 | 22 | undefined): Side | undefined =>
  delegateType === undefined ? undefined : sideOf(delegateType);
