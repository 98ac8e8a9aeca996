// The contracts of some lines, each asked for when it is first wanted.
import { useMemo } from 'react';

import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { useContractList } from './use-contract-list.ts';

export type ContractLists = Partial<Readonly<Record<ContractLineKey, readonly ContractMarket[]>>>;

/** A list that could not be had is missing, and asked for again when somebody next wants it. */
export function useContractLists(wanted: readonly ContractLineKey[]): ContractLists {
  const useLine = (line: ContractLineKey): readonly ContractMarket[] | undefined => useContractList(wanted.includes(line), line).list;
  const [usdt, usd, usdc] = [useLine('usdt'), useLine('usd'), useLine('usdc')];
  const [susdt, susd, susdc] = [useLine('susdt'), useLine('susd'), useLine('susdc')];
  return useMemo(
    () => ({
      ...(usdt === undefined ? {} : { usdt }),
      ...(usd === undefined ? {} : { usd }),
      ...(usdc === undefined ? {} : { usdc }),
      ...(susdt === undefined ? {} : { susdt }),
      ...(susd === undefined ? {} : { susd }),
      ...(susdc === undefined ? {} : { susdc }),
    }),
    [usdt, usd, usdc, susdt, susd, susdc],
  );
}
