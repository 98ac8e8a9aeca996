// Tells where the prices come from.
import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveMarketSource = servePublic(getMarketSource, ['market'], (_request, { market }) => market.state());
