// Lists sectors.
import { getConcepts } from '#lib/contract/calls/v1/mix/c2c/conceptList.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveConcepts = servePublic(getConcepts, ['site'], ({ locale }, { site }) => ({
  list: site.read('concepts').map(({ conceptId, conceptName }) => ({ conceptId, conceptName: wordsIn(tagOf(locale), conceptName) })),
}));
