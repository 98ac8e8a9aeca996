// Tells one announcement in the reader's language.
import { getAnnouncement } from '#lib/contract/calls/v1/cms/announce/translation.ts';
import { listedAnnouncement, tellContent, writtenText } from '#server/http/read-content.ts';
import { refuse } from '#server/http/refusal.ts';
import { servePublic } from '#server/http/serve.ts';
import { tagOf } from '#server/http/tag-of.ts';

export const serveAnnouncement = servePublic(getAnnouncement, async ({ locale, slug }, visit) => {
  const tag = tagOf(locale);
  const told = (await tellContent(visit, 'announcement', tag)).find(({ item }) => item.slug === slug);
  if (told === undefined) return refuse('unknownContent');
  return { ...listedAnnouncement(told), ...writtenText(told.text, tag), tags: [...told.item.texts.keys()].toSorted() };
});
