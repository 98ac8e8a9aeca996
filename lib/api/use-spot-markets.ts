// Every spot market that can be traded.
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { ListCall } from './query/kept-lists.ts';
import { useKeptList } from './query/use-kept-list.ts';

const allMarkets: ListCall<typeof getAllSymbols.request, typeof getAllSymbols.response, SpotMarket> = {
  call: getAllSymbols,
  request: (md5) => ({ businessLine: 1, ...(md5 === undefined ? {} : { md5 }) }),
  read: ({ md5, symbols }) => ({ md5, list: symbols }),
};

/** Null until they are here, and while nobody wants them. */
export const useSpotMarkets = (wanted: boolean): readonly SpotMarket[] | null => useKeptList(wanted, allMarkets).list ?? null;
