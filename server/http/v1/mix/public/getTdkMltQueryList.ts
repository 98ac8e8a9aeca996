// Lists the words of pages.
import { getPageWords } from '#lib/contract/calls/v1/mix/public/getTdkMltQueryList.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/http/tag-of.ts';
import { servePublic } from '#server/http/serve.ts';

export const servePageWords = servePublic(getPageWords, ({ locale }, { site }) => {
  const tag = tagOf(locale);
  return {
    list: site.read('pages').map(({ path, title, description, keywords }) => ({
      path,
      title: wordsIn(tag, title),
      description: wordsIn(tag, description),
      keywords: [...keywords],
    })),
  };
});
