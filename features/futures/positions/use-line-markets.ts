// What the contracts of a line are, by symbol id: the desk's own at once, the others when the list is here.
import { useEffect, useMemo, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';

type Listed = { readonly line: ContractLineKey; readonly markets: readonly ContractMarket[] };

/** Without an answer only the desk's own is known. */
export function useLineMarkets(line: ContractLineKey, market: ContractMarket, isOn: boolean): ReadonlyMap<string, ContractMarket> {
  const api = useApi();
  const [listed, setListed] = useState<Listed | null>(null);
  const isHere = listed?.line === line;
  useEffect(() => {
    if (!isOn || isHere) return;
    api.call(getContracts, { businessLine: contractLines[line] }).then(
      ({ symbols }) => setListed({ line, markets: symbols ?? [] }),
      () => undefined,
    );
  }, [api, line, isOn, isHere]);
  return useMemo(() => new Map([...(isHere ? listed.markets : []), market].map((one) => [one.symbolId, one])), [isHere, listed, market]);
}
