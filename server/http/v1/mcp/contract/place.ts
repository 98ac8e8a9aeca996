// Tells with which decimals and steps a contract is shown.
import { getPlaceConfig } from '#lib/contract/calls/v1/mcp/contract/place.ts';
import { findContract } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const servePlaceConfig = servePublic(getPlaceConfig, ['listings'], ({ symbolId }, { listings }) => {
  const market = findContract(listings, symbolId);
  return market instanceof Refusal ? market : { ...market.contract.placeConfig };
});
