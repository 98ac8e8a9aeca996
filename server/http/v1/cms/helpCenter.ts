// Tells the help centre: topics, what a search finds, one article.
import { getHelpCentre } from '#lib/contract/calls/v1/cms/helpCenter.ts';
import { listedArticle, tellContent, writtenText, type Told } from '#server/answers/content/read-content.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { searchTexts } from '#server/services/content/search-content.ts';

const maxRelated = 4;
const maxFound = 30;

const topicOf = ({ item }: Told): string => item.terms.topic ?? '';

export const serveHelpCentre = servePublic(getHelpCentre, ['siteType', 'content'], async ({ locale, search, slug }, visit) => {
  const tag = tagOf(locale);
  const all = await tellContent(visit, 'help', tag);
  const topics = [...new Set(all.map(topicOf))].map((topic) => ({
    topic,
    articles: all.filter((told) => topicOf(told) === topic).map(listedArticle),
  }));
  const found = search === undefined ? null : searchTexts(all, search, tag).slice(0, maxFound).map(listedArticle);
  if (slug === undefined) return { topics, found, article: null };
  const told = all.find(({ item }) => item.slug === slug);
  if (told === undefined) return refuse('unknownContent');
  const sameTopic = all.filter((other) => topicOf(other) === topicOf(told));
  const place = sameTopic.indexOf(told);
  const related = [...sameTopic.slice(place + 1), ...sameTopic.slice(0, place)].slice(0, maxRelated);
  return { topics, found, article: { ...listedArticle(told), ...writtenText(told.text, tag), related: related.map(listedArticle) } };
});
