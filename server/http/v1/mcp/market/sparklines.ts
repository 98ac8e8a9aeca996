// Tells the last day of every contract of a line.
import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { liveContracts } from '#server/answers/contracts/contract-market.ts';
import { createDays } from '#server/answers/market/market-days.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const days = createDays();

export const serveContractSparklines = servePublic(
  getContractSparklines,
  ['listings', 'now', 'projections'],
  async ({ businessLine }, rooms) => ({
    list: await days(rooms, String(businessLine), () =>
      liveContracts(rooms.listings, businessLine, rooms.now()).map(({ symbol }) => symbol),
    ),
  }),
);
