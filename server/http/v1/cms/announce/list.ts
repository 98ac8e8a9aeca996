// Lists announcements in pages.
import { getAnnouncements } from '#lib/contract/calls/v1/cms/announce/list.ts';
import { announcementCategories } from '#lib/contract/site/content.ts';
import { listedAnnouncement, newestFirst, tellContent } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

const usualSize = 20;

export const serveAnnouncements = servePublic(
  getAnnouncements,
  ['siteType', 'content'],
  async ({ locale, category, pageNo = 1, pageSize = usualSize }, visit) => {
    const all = newestFirst(await tellContent(visit, 'announcement', tagOf(locale))).map(listedAnnouncement);
    const wanted = category === undefined ? all : all.filter((one) => one.category === category);
    const counted = announcementCategories.map((one) => ({ category: one, count: all.filter((told) => told.category === one).length }));
    return {
      list: wanted.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total: wanted.length,
      categories: counted.filter(({ count }) => count > 0),
    };
  },
);
