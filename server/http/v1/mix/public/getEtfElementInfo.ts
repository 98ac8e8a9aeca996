// Lists leveraged tokens.
import { getEtfBaskets } from '#lib/contract/calls/v1/mix/public/getEtfElementInfo.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveEtfBaskets = servePublic(getEtfBaskets, ['site'], (_request, { site }) => ({
  list: site.read('etfs').map((etf) => ({ ...etf, basket: [...etf.basket] })),
}));
