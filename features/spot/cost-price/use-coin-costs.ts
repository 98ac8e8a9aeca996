// The cost of each of one's coins, by the price that is chosen; asked anew when something was traded.
import { useEffect, useMemo } from 'react';

import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getCoinCosts } from '#lib/contract/calls/v1/assets/costs.ts';
import { breakevenPrice, costPrice } from '#lib/order-math/spot/cost-price.ts';
import { usePriceType } from './price-type.ts';

/** Fills that come in a burst are asked about once. */
const settleMs = 400;

/** In USDT, by coin; a coin without one has none. Null until they are here. */
export function useCoinCosts(version: number): ReadonlyMap<string, string> | null {
  const type = usePriceType((choice) => choice.type);
  const { data, refetch } = useCall(getCoinCosts, {}, { anew: true });
  const list = data?.list;
  useAgainAfter(version, refetch, settleMs);
  useEffect(() => void usePriceType.persist.rehydrate(), []);
  return useMemo(() => {
    if (list === undefined) return null;
    const priced = list.flatMap((one): (readonly [string, string])[] => {
      const price = type === 'cost' ? costPrice(one.cost) : breakevenPrice(one.breakeven);
      return price === null ? [] : [[one.coin, price]];
    });
    return new Map(priced);
  }, [list, type]);
}
