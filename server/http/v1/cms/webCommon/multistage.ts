// Tells all that can be read, as a tree.
import { getContentTree } from '#lib/contract/calls/v1/cms/webCommon/multistage.ts';
import { announcementCategories } from '#lib/contract/site/content.ts';
import { listedAnnouncement, listedArticle, newestFirst, tellContent } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

type Leaf = { readonly slug: string; readonly title: string; readonly href: string };
const leaves = (list: readonly Leaf[]) => list.map(({ slug, title, href }) => ({ id: slug, title, href }));

export const serveContentTree = servePublic(getContentTree, ['siteType', 'content'], async ({ locale }, visit) => {
  const tag = tagOf(locale);
  const articles = (await tellContent(visit, 'help', tag)).map(listedArticle);
  const news = newestFirst(await tellContent(visit, 'announcement', tag)).map(listedAnnouncement);
  const topics = [...new Set(articles.map(({ topic }) => topic))];
  const categories = announcementCategories.filter((category) => news.some((one) => one.category === category));
  return {
    list: [
      {
        id: 'help' as const,
        href: '/help',
        children: topics.map((id) => ({ id, href: `/help/${id}`, children: leaves(articles.filter(({ topic }) => topic === id)) })),
      },
      {
        id: 'announcements' as const,
        href: '/announcements',
        children: categories.map((id) => ({
          id,
          href: `/announcements?category=${id}`,
          children: leaves(news.filter(({ category }) => category === id)),
        })),
      },
    ],
  };
});
