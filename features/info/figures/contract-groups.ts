// The contracts of the exchange as information pages list them: kind by kind, those of play money last.
import { isDemoLine, lineKeyOf } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';

const contractGroups = ['usdt', 'coin', 'delivery', 'usdc', 'demo'] as const;
export type ContractGroup = (typeof contractGroups)[number];

export function groupOf({ businessLine, symbolType }: Pick<ContractMarket, 'businessLine' | 'symbolType'>): ContractGroup {
  if (isDemoLine(businessLine)) return 'demo';
  const line = lineKeyOf(businessLine);
  if (line === 'usdt' || line === 'usdc') return line;
  return symbolType === 2 ? 'delivery' : 'coin';
}

/** Groups without a contract are left out. */
export const grouped = <Market extends Pick<ContractMarket, 'businessLine' | 'symbolType'>>(
  markets: readonly Market[],
): readonly { readonly group: ContractGroup; readonly markets: readonly Market[] }[] =>
  contractGroups.flatMap((group) => {
    const members = markets.filter((market) => groupOf(market) === group);
    return members.length === 0 ? [] : [{ group, markets: members }];
  });

/** The unit of its quantities. */
export const quantityUnit = ({ form, baseCoin, quoteCoin }: ContractMarket): string => (form === 'inverse' ? quoteCoin : baseCoin);

/** The one that an address names, whatever its capitals; the first of the list where it names none that is listed. */
export const chosenContract = <Market extends Pick<ContractMarket, 'name'>>(
  markets: readonly Market[],
  symbol: string | undefined,
): Market | undefined => markets.find(({ name }) => name === symbol?.toUpperCase()) ?? markets[0];

export const tickerOf = (tickers: readonly Ticker[], { symbol }: Pick<ContractMarket, 'symbol'>): Ticker | undefined =>
  tickers.find((ticker) => ticker.symbol === symbol);
