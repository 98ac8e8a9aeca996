// Tells the words of one page.
import { getWordsOfPage } from '#lib/contract/calls/v1/cms/seo.ts';
import { pageWordsIn } from '#server/answers/content/page-words.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const serveWordsOfPage = servePublic(getWordsOfPage, ['siteType', 'content'], async ({ locale, path }, visit) => ({
  page: (await pageWordsIn(visit, tagOf(locale))).find((page) => page.path === path) ?? null,
}));
