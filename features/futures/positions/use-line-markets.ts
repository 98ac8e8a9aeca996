// The contracts of a line, by symbol id: the desk's own at once, the others when the list is here.
import { useMemo } from 'react';

import { useContractList } from '#lib/api/use-contract-list.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';

/** Without an answer only the desk's own is known. */
export function useLineMarkets(line: ContractLineKey, market: ContractMarket, isOn: boolean): ReadonlyMap<string, ContractMarket> {
  const { list } = useContractList(isOn, line);
  return useMemo(() => new Map([...(list ?? []), market].map((one) => [one.symbolId, one])), [list, market]);
}
