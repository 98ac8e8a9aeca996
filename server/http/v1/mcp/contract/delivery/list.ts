// Lists the dated contracts with the prices at which they have ended.
import { getDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/list.ts';
import { rulesOf } from '#server/http/contract-market.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveDeliveries = servePublic(getDeliveries, async ({ businessLine }, { client, listings, projections }) => {
  const dated = listings
    .contracts()
    .filter((market) => rulesOf(market).deliveryMs > 0 && (businessLine === undefined || market.contract.line === businessLine));
  await projections.caughtUp(client.status().sequence);
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
  return { list: list.toSorted((a, b) => b.deliveryTimeMs - a.deliveryTimeMs) };
});
