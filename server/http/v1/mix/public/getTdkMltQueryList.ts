// Lists the words of pages.
import { getPageWords } from '#lib/contract/calls/v1/mix/public/getTdkMltQueryList.ts';
import { pageWordsIn } from '#server/answers/content/page-words.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const servePageWords = servePublic(getPageWords, ['siteType', 'content'], async ({ locale }, visit) => ({
  list: await pageWordsIn(visit, tagOf(locale)),
}));
