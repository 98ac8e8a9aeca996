// Lists the contracts of a line, unless the caller's list is still good.
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { contractsOfLine } from '#server/answers/contracts/contract-market.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveContracts = servePublic(
  getContracts,
  ['listings', 'projections', 'now'],
  ({ businessLine, md5: known }, { listings, projections, now }) => {
    const { md5, list } = contractsOfLine(listings, businessLine, projections.market.stateOf, now());
    return { md5, symbols: known === md5 ? null : [...list] };
  },
);
