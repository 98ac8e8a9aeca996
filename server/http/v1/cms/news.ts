// Lists what is new.
import { getNews } from '#lib/contract/calls/v1/cms/news.ts';
import { listedAnnouncement, listedArticle, tellContent } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const serveNews = servePublic(getNews, ['siteType', 'content'], async ({ locale, pageSize = 10 }, visit) => {
  const tag = tagOf(locale);
  const announcements = (await tellContent(visit, 'announcement', tag)).map(listedAnnouncement);
  const articles = (await tellContent(visit, 'help', tag)).map(listedArticle);
  const news = [
    ...announcements.map((one) => ({ ...one, kind: 'announcement' as const, atMs: one.publishedMs })),
    ...articles.map((one) => ({ ...one, kind: 'help' as const, atMs: one.updatedMs })),
  ];
  const newest = news.toSorted((a, b) => b.atMs - a.atMs).slice(0, pageSize);
  return { list: newest.map(({ kind, title, summary, href, tag: written, atMs }) => ({ kind, title, summary, href, tag: written, atMs })) };
});
