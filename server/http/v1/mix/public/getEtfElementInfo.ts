// Lists leveraged tokens, and where there are none the baskets of the sectors.
import { getEtfBaskets } from '#lib/contract/calls/v1/mix/public/getEtfElementInfo.ts';
import { sectorBaskets } from '#server/answers/content/sector-baskets.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveEtfBaskets = servePublic(getEtfBaskets, ['site'], (_request, { site }) => {
  const listed = site.read('etfs').map((etf) => ({ ...etf, basket: [...etf.basket] }));
  return { list: listed.length > 0 ? listed : sectorBaskets(site.read('concepts')) };
});
