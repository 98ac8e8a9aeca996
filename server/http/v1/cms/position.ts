// Lists what stands at places of the pages.
import { getContentPositions } from '#lib/contract/calls/v1/cms/position.ts';
import { tellContent } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { shownHere } from '#server/answers/content/shown-here.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { wordsIn } from '#server/services/site/words.ts';

export const serveContentPositions = servePublic(
  getContentPositions,
  ['site', 'siteType', 'content'],
  async ({ locale, positions }, visit) => {
    const tag = tagOf(locale);
    const banners = (await tellContent(visit, 'banner', tag)).flatMap(({ item, text }) =>
      (item.terms.locations ?? []).map((location) => ({
        position: String(location),
        item: { id: item.slug, title: text.title, text: text.summary, href: item.terms.href ?? '' },
      })),
    );
    const tips = visit.site
      .read('tips')
      .filter(shownHere(tag, visit.siteType))
      .map(({ id, position, text }) => ({ position, item: { id, title: '', text: wordsIn(tag, text), href: '' } }));
    const all = [...banners, ...tips];
    const places = positions ?? all.map(({ position }) => position);
    const list = [...new Set(places)].map((position) => ({
      position,
      items: all.filter((one) => one.position === position).map(({ item }) => item),
    }));
    return { list };
  },
);
