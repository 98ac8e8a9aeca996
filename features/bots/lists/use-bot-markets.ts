// The markets in which the reader's bots trade, by their ids.
import { useMemo } from 'react';

import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

type BotMarkets = { readonly symbolId: string; readonly symbolIds?: readonly string[] | undefined };

export const idsOfMarkets = ({ symbolId, symbolIds = [] }: BotMarkets): readonly string[] =>
  symbolIds.length === 0 ? [symbolId] : symbolIds;

export type MarketOf = (symbolId: string) => SpotMarket | ContractMarket | undefined;

/** Undefined for one that is not known yet, or is listed no more. */
export function useBotMarkets(symbolIds: readonly string[]): MarketOf {
  const lines = [...new Set(symbolIds.flatMap((id) => lineOfSymbolId(id) ?? []))];
  const spot = useSpotMarkets(symbolIds.some((id) => lineOfSymbolId(id) === undefined));
  const contracts = useContractLists(lines);
  return useMemo(() => {
    const known = new Map<string, SpotMarket | ContractMarket>();
    for (const market of spot ?? []) known.set(market.symbolId, market);
    for (const list of Object.values(contracts)) for (const market of list) known.set(market.symbolId, market);
    return (symbolId) => known.get(symbolId);
  }, [spot, contracts]);
}

const mostNamed = 3;

/** The names of the first markets of a bot, which may trade in several. */
export function namesOfMarkets(bot: BotMarkets, marketOf: MarketOf): string {
  const ids = idsOfMarkets(bot);
  const names = ids.slice(0, mostNamed).map((id) => nameOfMarket(id, marketOf(id)));
  return [...names, ...(ids.length > mostNamed ? ['…'] : [])].join(', ');
}

/** BTC/USDT, or what can be read from the id while the market is not known. */
export const nameOfMarket = (symbolId: string, market: SpotMarket | ContractMarket | undefined): string =>
  market === undefined ? symbolId.replace(/_[A-Z]+$/, '') : market.displayName;
