// Tells what coins are.
import { getCoinTexts } from '#lib/contract/calls/v1/cms/coin.ts';
import { tellContent, writtenText } from '#server/answers/content/read-content.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const serveCoinTexts = servePublic(getCoinTexts, ['siteType', 'content'], async ({ locale, coin }, visit) => {
  const tag = tagOf(locale);
  const all = await tellContent(visit, 'coin', tag);
  const wanted = coin === undefined ? all : all.filter(({ item }) => item.terms.coin === coin.toUpperCase());
  return {
    list: wanted.map(({ item, text }) => ({
      coin: item.terms.coin ?? '',
      title: text.title,
      summary: text.summary,
      html: writtenText(text, tag).html,
      tag: text.tag,
    })),
  };
});
