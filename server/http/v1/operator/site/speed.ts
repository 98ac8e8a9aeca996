// Tells the operator how fast pages are.
import { getPageSpeed } from '#lib/contract/calls/v1/operator/site/speed.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveGetPageSpeed = serveOperator(getPageSpeed, ['pageSpeed'], null, (_request, { pageSpeed }) => ({
  list: [...pageSpeed.summary()],
}));
