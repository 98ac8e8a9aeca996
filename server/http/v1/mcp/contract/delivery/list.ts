// Lists the dated contracts that wait for their end, and the last ones that have come to it, with their prices.
import { getDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/list.ts';
import { datedContracts } from '#server/answers/contracts/dated-contracts.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const maxShown = 300;

export const serveDeliveries = servePublic(getDeliveries, ['projections', 'listings', 'now'], async ({ businessLine }, rooms) => ({
  list: (await datedContracts(rooms, businessLine, maxShown)).map(({ market, deliveryTimeMs, deliveryPrice }) => ({
    symbolId: market.symbol,
    symbolCodeDisplayName: market.contract.name,
    businessLine: market.contract.line,
    deliveryTimeMs,
    deliveryPrice,
  })),
}));
