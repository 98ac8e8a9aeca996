// Tells which kinds of contracts there are now.
import type { ResponseOf } from '#lib/contract/call.ts';
import { getContractCategories } from '#lib/contract/calls/v1/mcp/contract/queryCategories.ts';
import { contractLineKeys, contractLines } from '#lib/contract/contract-lines.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { liveContracts, rulesOf } from '#server/answers/contracts/contract-market.ts';
import { servePublic } from '#server/http/serving/serve.ts';

type Category = ResponseOf<typeof getContractCategories>['list'][number];

/** In the order of their ends, perpetuals first. */
function categoriesOf(businessLine: number, live: readonly ContractListing[]): Category[] {
  const byEnd = new Map<number, ContractListing[]>();
  for (const market of live) {
    const { deliveryMs } = rulesOf(market);
    byEnd.set(deliveryMs, [...(byEnd.get(deliveryMs) ?? []), market]);
  }
  return [...byEnd]
    .toSorted(([a], [b]) => a - b)
    .map(([deliveryMs, markets]) => ({
      businessLine,
      symbolType: deliveryMs === 0 ? 1 : 2,
      symbolCode: markets[0]?.contract.symbolCode ?? '',
      deliveryMs,
      symbolIds: markets.map(({ symbol }) => symbol),
    }));
}

export const serveContractCategories = servePublic(getContractCategories, ['listings', 'now'], ({ businessLine }, { listings, now }) => ({
  list: contractLineKeys
    .map((key) => contractLines[key])
    .filter((line) => businessLine === undefined || line === businessLine)
    .flatMap((line) => categoriesOf(line, liveContracts(listings, line, now()))),
}));
