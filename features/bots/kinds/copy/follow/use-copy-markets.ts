// The markets that copies of a line can trade in, those that are known to be traded first.
import { useMemo } from 'react';

import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

export type CopiedLine = {
  readonly line: LeaderLine;
  readonly coin: string;
  /** Markets that are traded already, the first ones first. */
  readonly symbolIds: readonly string[];
};

type Market = SpotMarket | ContractMarket;

export function useCopyMarkets({ line, coin, symbolIds }: CopiedLine): readonly Market[] {
  const spot = useSpotMarkets(line === 'spot');
  const contractLine = coin === 'SUSDT' ? 'susdt' : 'usdt';
  const contracts = useContractLists(line === 'spot' ? [] : [contractLine])[contractLine];
  return useMemo(() => {
    const markets: readonly Market[] = line === 'spot' ? (spot ?? []).filter(({ quoteCoin }) => quoteCoin === coin) : (contracts ?? []);
    const place = ({ symbolId }: Market): number => (symbolIds.includes(symbolId) ? symbolIds.indexOf(symbolId) : symbolIds.length);
    return markets.toSorted((one, other) => place(one) - place(other));
  }, [line, coin, symbolIds, spot, contracts]);
}
