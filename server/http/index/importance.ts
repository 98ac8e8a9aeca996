// Lists notices.
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { sourceInUse } from '#lib/contract/channels/source.ts';
import { tellContent } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const serveNotices = servePublic(getNotices, ['market', 'siteType', 'content'], async ({ locale }, visit) => {
  const state = visit.market.state();
  const said = (words: string): string => words.replaceAll('{venue}', state.venue);
  const shown = (await tellContent(visit, 'notice', tagOf(locale)))
    .filter(({ item: { terms } }) => terms.source === undefined || terms.source === sourceInUse(state))
    .toSorted((a, b) => Number(b.item.terms.important ?? false) - Number(a.item.terms.important ?? false));
  return {
    list: shown.map(({ item: { slug, terms }, text }) => ({
      id: slug,
      title: said(text.title),
      text: said(text.summary),
      href: terms.href ?? '',
      important: terms.important === true,
    })),
  };
});
