// Lists banners.
import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/http/tag-of.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveBanners = servePublic(getBanners, ({ locale, locations }, { site }) => {
  const tag = tagOf(locale);
  const at = (location: number) =>
    site
      .read('banners')
      .filter((banner) => banner.locations.includes(location))
      .map(({ id, title, text, href }) => ({
        id,
        location,
        title: wordsIn(tag, title),
        text: wordsIn(tag, text ?? ''),
        href: href ?? '',
      }));
  return { list: [...new Set(locations)].flatMap(at) };
});
