// Lists hints.
import { getTips } from '#lib/contract/calls/v1/mix/base/tipsList.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { shownHere } from '#server/answers/content/shown-here.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveTips = servePublic(getTips, ['site', 'siteType'], ({ locale }, { site, siteType }) => ({
  list: site
    .read('tips')
    .filter(shownHere(tagOf(locale), siteType))
    .map(({ id, position, text }) => ({ id, position, text: wordsIn(tagOf(locale), text) })),
}));
