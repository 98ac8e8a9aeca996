// Gives out the token of reports of page speed.
import { getSpeedToken } from '#lib/contract/calls/v1/mix/public/speedToken.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveSpeedToken = servePublic(getSpeedToken, ['pageSpeed'], (_request, { pageSpeed }) => ({ token: pageSpeed.token() }));
