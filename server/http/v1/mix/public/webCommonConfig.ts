// Tells how coins are labelled and ordered, since when there are candles, and which codes count as success.
import { getCommonConfig } from '#lib/contract/calls/v1/mix/public/webCommonConfig.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { wordsIn } from '#server/services/site/words.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveCommonConfig = servePublic(
  getCommonConfig,
  ['site', 'listings', 'projections'],
  ({ locale }, { site, listings, projections }) => {
    const tag = tagOf(locale);
    const { hidden, first } = site.read('coins');
    return {
      labelConfig: site.read('labels').map(({ label, coins }) => ({ label: wordsIn(tag, label), coins: [...coins] })),
      codesTreatedAsSuccess: [...site.read('successCodes')],
      klineDisableDates: KlineInterval.map((interval) => ({ interval, beforeMs: projections.candles.beginsMs(interval) })),
      currencyConfig: listings.assets.map(({ code }) => ({
        coinName: code,
        hide: hidden.includes(code),
        weight: first.includes(code) ? first.length - first.indexOf(code) : 0,
      })),
    };
  },
);
