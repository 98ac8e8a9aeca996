// Tells one announcement in the reader's language.
import { getAnnouncement } from '#lib/contract/calls/v1/cms/announce/translation.ts';
import { listedAnnouncement, tellContent, writtenText } from '#server/answers/content/read-content.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const serveAnnouncement = servePublic(getAnnouncement, ['siteType', 'content'], async ({ locale, slug }, visit) => {
  const tag = tagOf(locale);
  const told = (await tellContent(visit, 'announcement', tag)).find(({ item }) => item.slug === slug);
  if (told === undefined) return refuse('unknownContent');
  return { ...listedAnnouncement(told), ...writtenText(told.text, tag), tags: [...told.item.texts.keys()].toSorted() };
});
