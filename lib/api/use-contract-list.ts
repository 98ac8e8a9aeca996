// The contracts of a line.
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { ListCall } from './query/kept-lists.ts';
import { useKeptList, type KeptList } from './query/use-kept-list.ts';

const contractsOf = (line: ContractLineKey): ListCall<typeof getContracts.request, typeof getContracts.response, ContractMarket> => ({
  call: getContracts,
  request: (md5) => ({ businessLine: contractLines[line], ...(md5 === undefined ? {} : { md5 }) }),
  read: ({ md5, symbols }) => ({ md5, list: symbols }),
});

export const useContractList = (wanted: boolean, line: ContractLineKey): KeptList<ContractMarket> => useKeptList(wanted, contractsOf(line));
