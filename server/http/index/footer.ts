// Lists the links of the foot.
import { getFooter } from '#lib/contract/calls/index/footer.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { shownHere } from '#server/answers/content/shown-here.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveFooter = servePublic(getFooter, ['site', 'siteType'], ({ locale }, { site, siteType }) => {
  const tag = tagOf(locale);
  return {
    columns: site.read('footer').map(({ title, links }) => ({
      title: wordsIn(tag, title),
      links: links.filter(shownHere(tag, siteType)).map(({ label, href }) => ({ label: wordsIn(tag, label), href })),
    })),
  };
});
