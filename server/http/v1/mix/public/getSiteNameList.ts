// Lists the sites.
import { getSites } from '#lib/contract/calls/v1/mix/public/getSiteNameList.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveSites = servePublic(getSites, ['site'], (_request, { site }) => ({ list: [...site.read('sites')] }));
