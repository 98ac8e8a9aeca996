// Lists announcements.
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/http/tag-of.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveNotices = servePublic(getNotices, ({ locale }, { site, now }) => {
  const tag = tagOf(locale);
  const shown = site
    .read('notices')
    .filter(({ fromMs, untilMs }) => (fromMs ?? 0) <= now() && now() < (untilMs ?? Number.POSITIVE_INFINITY))
    .toSorted((a, b) => Number(b.important) - Number(a.important));
  return {
    list: shown.map(({ id, title, text, href, important }) => ({
      id,
      title: wordsIn(tag, title),
      text: wordsIn(tag, text ?? ''),
      href: href ?? '',
      important,
    })),
  };
});
