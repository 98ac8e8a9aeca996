// Lists banners.
import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { tellContent } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const serveBanners = servePublic(getBanners, ['siteType', 'content'], async ({ locale, locations }, visit) => {
  const banners = await tellContent(visit, 'banner', tagOf(locale));
  const at = (location: number) =>
    banners
      .filter(({ item }) => item.terms.locations?.includes(location) === true)
      .map(({ item, text }) => ({
        id: item.slug,
        location,
        title: text.title,
        text: text.summary,
        href: item.terms.href ?? '',
      }));
  return { list: [...new Set(locations)].flatMap(at) };
});
