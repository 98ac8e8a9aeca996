// Lists dates that may move prices.
import { getEconomicEvents } from '#lib/contract/calls/v1/cms/economics.ts';
import { tellContent } from '#server/http/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/http/content/tag-of.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const serveEconomicEvents = servePublic(getEconomicEvents, ['now', 'siteType', 'content'], async ({ locale }, visit) => {
  const events = (await tellContent(visit, 'event', tagOf(locale))).map(({ item, text }) => ({
    id: item.slug,
    atMs: item.terms.atMs ?? 0,
    title: text.title,
    summary: text.summary,
    important: item.terms.important === true,
    tag: text.tag,
  }));
  return { list: events.filter(({ atMs }) => atMs > visit.now() - dayMs).toSorted((a, b) => a.atMs - b.atMs) };
});
