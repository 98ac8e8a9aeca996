// Tells what is switched on.
import { getSwitches } from '#lib/contract/calls/v1/mix/public/config.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveSwitches = servePublic(getSwitches, ['site'], (_request, { site }) => ({ switches: { ...site.read('switches') } }));
