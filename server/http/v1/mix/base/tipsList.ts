// Lists hints.
import { getTips } from '#lib/contract/calls/v1/mix/base/tipsList.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/http/tag-of.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveTips = servePublic(getTips, ({ locale }, { site }) => ({
  list: site.read('tips').map(({ id, position, text }) => ({ id, position, text: wordsIn(tagOf(locale), text) })),
}));
