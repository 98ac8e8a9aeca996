// Tells where the prices come from.
import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import { toldSource } from '#server/answers/market/told-source.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveMarketSource = servePublic(getMarketSource, ['market'], (_request, { market }) => toldSource(market));
