// Lists announcements.
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { sourceInUse } from '#lib/contract/channels/source.ts';
import type { Words } from '#server/services/site/topics.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/http/tag-of.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveNotices = servePublic(getNotices, ({ locale }, { site, market, now }) => {
  const tag = tagOf(locale);
  const state = market.state();
  const said = (words: Words): string => wordsIn(tag, words).replaceAll('{venue}', state.venue);
  const shown = site
    .read('notices')
    .filter(({ fromMs, untilMs }) => (fromMs ?? 0) <= now() && now() < (untilMs ?? Number.POSITIVE_INFINITY))
    .filter(({ source }) => source === undefined || source === sourceInUse(state))
    .toSorted((a, b) => Number(b.important) - Number(a.important));
  return {
    list: shown.map(({ id, title, text, href, important }) => ({
      id,
      title: said(title),
      text: said(text ?? ''),
      href: href ?? '',
      important,
    })),
  };
});
