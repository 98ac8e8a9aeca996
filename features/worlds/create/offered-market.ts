// A market that a new world can have.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

export type OfferedMarket = {
  /** As worlds name it: BTCUSDT, BTCUSDT_UMCBL. */
  readonly symbol: string;
  readonly name: string;
  readonly line: 'spot' | 'futures';
};

/** The code of a perpetual contract's kind. */
const perpetual = 1;

/** Spot, and the perpetual contracts of a line. */
export const offeredMarkets = (
  spot: readonly Pick<SpotMarket, 'symbol' | 'displayName' | 'businessLine'>[],
  contracts: readonly ContractMarket[],
): OfferedMarket[] => [
  ...spot
    .filter(({ businessLine }) => businessLine === BusinessLine.spot)
    .map(({ symbol, displayName }) => ({ symbol, name: displayName, line: 'spot' as const })),
  ...contracts
    .filter(({ symbolType }) => symbolType === perpetual)
    .map(({ symbol, displayName }) => ({ symbol, name: displayName, line: 'futures' as const })),
];
