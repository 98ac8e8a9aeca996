// Lists the dated contracts that wait for their end, and the last ones that have come to it, with their prices.
import { getDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/list.ts';
import { rulesOf } from '#server/http/contract-market.ts';
import { servePublic } from '#server/http/serve.ts';

const mostShown = 300;

export const serveDeliveries = servePublic(getDeliveries, async ({ businessLine }, { listings, projections, now }) => {
  const dated = listings
    .contracts()
    .filter((market) => rulesOf(market).deliveryMs > 0 && (businessLine === undefined || market.contract.line === businessLine))
    .toSorted((a, b) => rulesOf(b).deliveryMs - rulesOf(a).deliveryMs)
    .slice(0, mostShown);
  const prices = await projections.deliveredAt(dated.map(({ marketId }) => marketId));
  const list = dated.map((market) => {
    const priceTicks = prices.get(market.marketId);
    return {
      symbolId: market.symbol,
      symbolCodeDisplayName: market.contract.name,
      businessLine: market.contract.line,
      deliveryTimeMs: rulesOf(market).deliveryMs,
      deliveryPrice: priceTicks === undefined ? null : listings.priceText(market, priceTicks),
    };
  });
  // The calendar also knows contracts that would have ended while the venue was closed, and never were.
  return { list: list.filter(({ deliveryPrice, deliveryTimeMs }) => deliveryPrice !== null || deliveryTimeMs > now()) };
});
