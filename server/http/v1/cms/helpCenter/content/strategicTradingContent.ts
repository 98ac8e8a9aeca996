// Tells which article each strategy and form leads to; one without an article is left out.
import { getStrategyHelp } from '#lib/contract/calls/v1/cms/helpCenter/content/strategicTradingContent.ts';
import { helpLinks, slugOfLink } from '#lib/contract/site/help-links.ts';
import { listedArticle, tellContent } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const serveStrategyHelp = servePublic(getStrategyHelp, ['siteType', 'content'], async ({ locale }, visit) => {
  const all = await tellContent(visit, 'help', tagOf(locale));
  const bySlug = new Map(all.map((told) => [told.item.slug, told]));
  return {
    list: Object.entries(helpLinks).flatMap(([form, address]) => {
      const told = bySlug.get(slugOfLink(address));
      return told === undefined ? [] : [{ form, article: listedArticle(told) }];
    }),
  };
});
