// What each of one's coins has cost, by the price that is chosen; asked anew when something was traded.
import { useEffect, useMemo, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getCoinCosts } from '#lib/contract/calls/v1/assets/costs.ts';
import { breakevenPrice, costPrice } from '#lib/order-math/cost-price.ts';
import { usePriceType } from './price-type.ts';

/** Fills that come in a burst are asked about once. */
const settleMs = 400;

/** In USDT, by coin; a coin without one has none. Null until they are here. */
export function useCoinCosts(version: number): ReadonlyMap<string, string> | null {
  const api = useApi();
  const type = usePriceType((choice) => choice.type);
  const [list, setList] = useState<ResponseOf<typeof getCoinCosts>['list'] | null>(null);
  useEffect(() => void usePriceType.persist.rehydrate(), []);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.call(getCoinCosts, {}, { signal: controller.signal }).then(
        (answer) => setList(answer.list),
        () => undefined,
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, version]);
  return useMemo(() => {
    if (list === null) return null;
    const priced = list.flatMap((one): (readonly [string, string])[] => {
      const price = type === 'cost' ? costPrice(one.cost) : breakevenPrice(one.breakeven);
      return price === null ? [] : [[one.coin, price]];
    });
    return new Map(priced);
  }, [list, type]);
}
