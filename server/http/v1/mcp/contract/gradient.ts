// Tells the risk tiers of a line's contracts, unless the caller's list is still good.
import type { ResponseOf } from '#lib/contract/call.ts';
import { getGradients } from '#lib/contract/calls/v1/mcp/contract/gradient.ts';
import { hashed, liveContracts, riskTiersOf, rulesOf, valueDecimalsOf } from '#server/answers/contracts/contract-market.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { servePublic } from '#server/http/serving/serve.ts';

type Gradients = NonNullable<ResponseOf<typeof getGradients>['gradients']>;

function tiersOf(market: ContractListing): Gradients[number]['tiers'] {
  const raw = rulesOf(market).tiers;
  const decimals = valueDecimalsOf(market) + 6;
  let deduction = 0n;
  return riskTiersOf(market).map((tier, place) => {
    const [below, here] = [raw[place - 1], raw[place]];
    if (below !== undefined && here !== undefined) deduction += BigInt(below.upTo) * BigInt(here.maintenancePpm - below.maintenancePpm);
    const above = below === undefined ? '0' : formatDecimal(below.upTo, valueDecimalsOf(market));
    return { level: place + 1, above, ...tier, deduction: formatDecimal(deduction, decimals) };
  });
}

export const serveGradients = servePublic(getGradients, ['listings', 'now'], ({ businessLine, md5: known }, { listings, now }) => {
  const live = liveContracts(listings, businessLine, now());
  const { md5, list } = hashed(live.map((market) => ({ symbolId: market.symbol, tiers: tiersOf(market) })));
  return { md5, gradients: known === md5 ? null : list };
});
