// Lists dates that may move prices.
import { getEconomicEvents } from '#lib/contract/calls/v1/cms/economics.ts';
import { type ComputedDate, computedDates } from '#server/answers/content/calendar/computed-dates.ts';
import { tellContent, type Told } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

const dayMs = 24 * 60 * 60 * 1000;

const filled = (text: string, words: ComputedDate['words']): string =>
  Object.entries(words).reduce((said, [name, word]) => said.replaceAll(`{${name}}`, word), text);

const toEvent = ({ item, text }: Told, { id, atMs, words }: ComputedDate) => ({
  id,
  atMs,
  title: filled(text.title, words),
  summary: filled(text.summary, words),
  important: item.terms.important === true,
  tag: text.tag,
});

export const serveEconomicEvents = servePublic(getEconomicEvents, ['now', 'siteType', 'content', 'listings'], async ({ locale }, visit) => {
  const nowMs = visit.now();
  const events = (await tellContent(visit, 'event', tagOf(locale))).flatMap((told) => {
    const { slug, terms } = told.item;
    const written = { id: slug, atMs: terms.atMs ?? 0, words: {} };
    const dates = terms.rule === undefined ? [written] : computedDates(terms.rule, visit.listings, nowMs);
    return dates.map((date) => toEvent(told, date));
  });
  return { list: events.filter(({ atMs }) => atMs > nowMs - dayMs).toSorted((a, b) => a.atMs - b.atMs) };
});
