// Tells the last day of every market.
import { getSparklines } from '#lib/contract/calls/v1/spot/market/sparklines.ts';
import { createDays } from '#server/answers/market/market-days.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const days = createDays();

export const serveSparklines = servePublic(getSparklines, ['listings', 'projections', 'now'], async (_request, rooms) => ({
  list: await days(rooms, '', () => rooms.listings.markets.map(({ symbol }) => symbol)),
}));
