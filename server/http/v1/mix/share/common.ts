// Tells what a shared card says.
import { getShareCard } from '#lib/contract/calls/v1/mix/share/common.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveShareCard = serveUser(getShareCard, ['site'], ({ locale, type }, { userName }, { site }) => {
  const [tag, { title, text, path, types }] = [tagOf(locale), site.read('share')];
  const leads = `${path}${path.includes('?') ? '&' : '?'}card=${type}`;
  return { type, title: wordsIn(tag, types?.[type] ?? title), text: wordsIn(tag, text), path: leads, userName };
});
