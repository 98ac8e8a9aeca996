// Tells the time; also what a call costs that does nothing.
import { getTime } from '#lib/contract/calls/v1/mix/public/time.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveTime = servePublic(getTime, ['now'], (_request, { now }) => ({ serverTimeMs: now() }));
