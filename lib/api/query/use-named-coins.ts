// Coins with the names that the exchange has for them; '' until it has answered.
import { useMemo } from 'react';

import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { useCall } from './use-call.ts';

type NamedCoin = { readonly coin: string; readonly name: string };

export function useNamedCoins(codes: readonly string[]): readonly NamedCoin[] {
  const known = useCall(getCoins, {}).data?.coins;
  return useMemo(() => {
    const names = new Map(known?.map(({ coin, name }) => [coin, name]));
    return codes.map((coin) => ({ coin, name: names.get(coin) ?? '' }));
  }, [known, codes]);
}
