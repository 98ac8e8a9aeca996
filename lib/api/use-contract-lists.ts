// The contracts of some lines: asked for when a line is first wanted, and then known to the whole page.
import { useEffect } from 'react';
import { create } from 'zustand';

import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { contractLineKeys, contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { useApi } from './use-api.ts';

export type ContractLists = Partial<Readonly<Record<ContractLineKey, readonly ContractMarket[]>>>;

const useLists = create<ContractLists>(() => ({}));
const asked = new Set<ContractLineKey>();

/** A list that could not be had is missing, and asked for again when somebody next wants it. */
export function useContractLists(wanted: readonly ContractLineKey[]): ContractLists {
  const api = useApi();
  const lists = useLists();
  const missing = wanted.filter((line) => lists[line] === undefined).join();
  useEffect(() => {
    const names = missing.split(',');
    for (const line of contractLineKeys.filter((one) => names.includes(one) && !asked.has(one))) {
      asked.add(line);
      api
        .call(getContracts, { businessLine: contractLines[line] })
        .then(
          ({ symbols }) => useLists.setState({ [line]: symbols ?? [] }),
          () => undefined,
        )
        .finally(() => asked.delete(line));
    }
  }, [api, missing]);
  return lists;
}
