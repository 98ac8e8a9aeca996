// Asks of the calls about content: what is written about coins, dates that may move prices, and where help is; the others are judged with the content.
import { expect } from 'vitest';

import { getCoinTexts } from '#lib/contract/calls/v1/cms/coin.ts';
import { getEconomicEvents } from '#lib/contract/calls/v1/cms/economics.ts';
import { getStrategyHelp } from '#lib/contract/calls/v1/cms/helpCenter/content/strategicTradingContent.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { type Judgements, judgedIn, onSite } from './judgement.ts';

const content = 'site/content.test.ts';
const announcements = judgedIn(content, 'announcements come newest first, in pages, by category; news are all that is new');

export const cmsAsks: Judgements<AnsweringPathOf<'cms'>> = {
  'v1/cms/coin': [
    onSite(async ({ visitor }) => {
      const bitcoin = {
        coin: 'BTC',
        title: 'Bitcoin',
        summary: 'The first.',
        html: '<p>It <strong>began</strong> here.</p>\n',
        tag: 'en-US',
      };
      const { list } = await visitor.call(getCoinTexts, { coin: 'BTC' });
      expect(list).toEqual([bitcoin]);
      const arabic = (await visitor.call(getCoinTexts, { locale: 'ar' })).list;
      // A text that a language lacks is English and says so.
      expect(arabic.map(({ coin, title, tag }) => `${coin} ${title} ${tag}`)).toEqual(['BTC بيتكوين ar', 'ETH Ether en-US']);
      expect((await visitor.call(getCoinTexts, { coin: 'DOGE' })).list).toEqual([]);
    }),
  ],
  'v1/cms/economics': [
    onSite(async ({ visitor }) => {
      const { list } = await visitor.call(getEconomicEvents, { locale: 'ar' });
      expect(list.map(({ id, title, important, tag }) => `${id} ${title} ${important} ${tag}`)).toEqual([
        'just-now Just now false en-US',
        'jobs Jobs false en-US',
        'rates الفائدة true ar',
      ]);
      expect(list[1]?.atMs).toBe((list[0]?.atMs ?? 0) + 7_200_000);
    }),
  ],
  'v1/cms/position': [judgedIn(content, 'banners come for the places that are asked for, each place once, where they are meant')],
  'v1/cms/announce/list': [announcements],
  'v1/cms/announce/translation': [announcements],
  'v1/cms/news': [announcements],
  'v1/cms/seo': [judgedIn(content, 'pages have words in the languages that they are written in, and no others')],
  'v1/cms/webCommon/multistage': [announcements],
  'v1/cms/helpCenter': [
    judgedIn(content, 'articles stand under their topics; what a language lacks is English and says so'),
    judgedIn(content, 'a search for %s in %s'),
  ],
  'v1/cms/helpCenter/content/strategicTradingContent': [
    onSite(async ({ visitor }) => {
      const { list } = await visitor.call(getStrategyHelp, { locale: 'ar' });
      // One of all the forms' articles is written here.
      const article = { slug: 'deposit', topic: 'funds', title: 'الإيداع', tag: 'ar', href: '/help/funds/deposit' };
      expect(list).toMatchObject([{ form: 'deposit', article }]);
    }),
  ],
};
