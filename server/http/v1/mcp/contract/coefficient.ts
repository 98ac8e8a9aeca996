// Tells the shares by which a line's contracts are judged.
import { getCoefficients } from '#lib/contract/calls/v1/mcp/contract/coefficient.ts';
import { contractsOfLine } from '#server/answers/contracts/contract-market.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveCoefficients = servePublic(
  getCoefficients,
  ['listings', 'projections', 'now'],
  ({ businessLine }, { listings, projections, now }) => ({
    list: contractsOfLine(listings, businessLine, projections.market.stateOf, now()).list.map(
      ({ symbolId, priceBandRate, premiumCapRate, fundingCapRate, liquidationFeeRate, deliveryFeeRate }) => ({
        symbolId,
        priceBandRate,
        premiumCapRate,
        fundingCapRate,
        liquidationFeeRate,
        deliveryFeeRate,
      }),
    ),
  }),
);
