// Lists coins by sector.
import { getConceptCoins } from '#lib/contract/calls/v1/mix/c2c/coinList.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveConceptCoins = servePublic(getConceptCoins, ['site', 'listings'], ({ conceptId }, { site, listings }) => {
  const concepts = site.read('concepts');
  const all = listings.assets.map(({ code }) => ({
    coin: code,
    conceptIds: concepts.filter(({ coins }) => coins.includes(code)).map((concept) => concept.conceptId),
  }));
  return { list: conceptId === undefined ? all : all.filter(({ conceptIds }) => conceptIds.includes(conceptId)) };
});
