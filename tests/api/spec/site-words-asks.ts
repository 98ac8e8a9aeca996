// Asks of the calls that tell the operator's words and lists, and what the venue is made of: languages, coins, sites, sectors.
import { expect } from 'vitest';

import { getTips } from '#lib/contract/calls/v1/mix/base/tipsList.ts';
import { getConceptCoins } from '#lib/contract/calls/v1/mix/c2c/coinList.ts';
import { getConcepts } from '#lib/contract/calls/v1/mix/c2c/conceptList.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getEtfBaskets } from '#lib/contract/calls/v1/mix/public/getEtfElementInfo.ts';
import { getSites } from '#lib/contract/calls/v1/mix/public/getSiteNameList.ts';
import { getLanguages } from '#lib/contract/calls/v1/mix/public/languageTypeList.ts';
import { getTime } from '#lib/contract/calls/v1/mix/public/time.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { getCommonConfig } from '#lib/contract/calls/v1/mix/public/webCommonConfig.ts';
import { getShareCard } from '#lib/contract/calls/v1/mix/share/common.ts';
import { getDomains } from '#lib/contract/calls/v1/mix/system/getDomainConfigList.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { createTrader } from '../trader.ts';
import { type Judgements, judgedIn, onSite } from './judgement.ts';
import { operatorsWords } from './operators-words.ts';

/** Locale, key and type, as the specification has them. */
const languages = [
  'en en_US 0',
  'asia ko_KR 3',
  'ja ja_JP 2',
  'vi vi_VN 4',
  'ru ru_RU 6',
  'es es_ES 7',
  'it it_IT 9',
  'fr fr_FR 10',
  'de de_DE 11',
  'zh-CN zh_CN 1',
  'zh-TC zh_TW 5',
  'zh-TW zh_TW 5',
  'pt pt_BR 12',
  'id in_ID 13',
  'th th_TH 14',
  'pl pl_PL 20',
  'uk uk_UA 21',
  'pt-PT pt_PT 24',
  'es-ES es_IN 23',
  'uz uz_UZ 25',
  'ar ar_SA 39',
  'ph ph_PH 40',
  'en-GB en_GB 41',
];

export const siteWordsAsks = {
  'v1/mix/public/time': [
    onSite(async ({ visitor }) => {
      const before = Date.now();
      const { serverTimeMs } = await visitor.call(getTime, {});
      expect([serverTimeMs >= before, serverTimeMs <= Date.now()]).toEqual([true, true]);
    }),
  ],
  'v1/mix/public/webCommonConfig': [
    onSite(async ({ visitor }) => {
      const { labelConfig, currencyConfig, klineDisableDates } = await visitor.call(getCommonConfig, { locale: 'ar' });
      expect(klineDisableDates.map(({ interval }) => interval)).toEqual(KlineInterval);
      for (const { interval, beforeMs } of klineDisableDates)
        expect(await visitor.call(getCandles, { symbolId: 'BTCUSDT', interval, endTime: beforeMs })).toEqual({ candles: [] });
      expect(labelConfig).toEqual([{ label: 'جديد', coins: ['SOL', 'ETH'] }]);
      const told = new Map(currencyConfig.map((one) => [one.coinName, `${one.weight} ${one.hide}`]));
      expect(['SOL', 'BTC', 'ETH', 'DOGE'].map((coin) => told.get(coin))).toEqual(['2 false', '1 false', '0 false', '0 true']);
    }),
  ],
  'v1/mix/public/languageTypeList': [
    onSite(async ({ visitor }) => {
      const { languageTypeList } = await visitor.call(getLanguages, {});
      const told = languageTypeList.map(({ locale, languageKey, languageType }) => `${locale} ${languageKey} ${languageType}`);
      expect(told.toSorted()).toEqual(languages.toSorted());
      expect(languageTypeList.find(({ locale }) => locale === 'ja')?.languageName).toBe('日本語');
    }),
  ],
  'v1/mix/public/getCoinConfigList': [
    onSite(async ({ visitor }) => {
      const { coins } = await visitor.call(getCoins, {});
      const found = (wanted: string) => coins.find(({ coin }) => coin === wanted);
      // The least deposit is a cent's worth: 0.01 ÷ 96,500, rounded up to one digit.
      expect(found('BTC')).toMatchObject({
        name: 'Bitcoin',
        decimals: 8,
        networks: [{ network: 'Bitcoin', confirmations: 2, minimumDeposit: '0.0000002', hasMemo: false, testNetwork: true }],
      });
      expect(found('XRP')?.networks).toMatchObject([{ network: 'XRP Ledger', hasMemo: true }]);
      expect(found('USDT')?.networks.length).toBeGreaterThan(1);
    }),
    judgedIn('market/figures.test.ts', 'what a withdrawal costs is told to everybody'),
  ],
  'v1/mix/public/getSiteNameList': [
    onSite(async ({ visitor }) => expect((await visitor.call(getSites, {})).list).toEqual(operatorsWords.sites)),
  ],
  'v1/mix/public/getTdkMltQueryList': [
    judgedIn('site/content.test.ts', 'pages have words in the languages that they are written in, and no others'),
  ],
  'v1/mix/public/config': [
    judgedIn('site/switches.test.ts', 'testCoins: on, test networks give coins and say so; off, they refuse and no network offers any'),
  ],
  'v1/mix/public/getEtfElementInfo': [
    onSite(async ({ visitor }) => expect(await visitor.call(getEtfBaskets, {})).toEqual({ list: operatorsWords.etfs })),
  ],
  'v1/mix/base/tipsList': [
    onSite(async ({ visitor }) => {
      const inArabic = { list: [{ id: 'grid', position: 'ticket', text: 'جرّب الشبكة' }] };
      expect(await visitor.call(getTips, { locale: 'ar' })).toEqual(inArabic);
      expect(await visitor.call(getTips, { languageType: 39 })).toEqual(inArabic);
      const { path } = getTips;
      const headers = { locale: 'ar', language: 'ar_SA', website: 'meridian', terminaltype: '1', deviceid: 'd'.repeat(5000) };
      expect((await visitor.raw(path, { method: 'POST', body: '{}', headers })).data).toEqual(inArabic);
      expect((await visitor.raw(path, { method: 'POST', body: '{"languageType":0}', headers })).data).not.toEqual(inArabic);
      expect((await visitor.call(getTips, { locale: 'fr' })).list).toMatchObject([{ text: 'Try a grid' }]);
    }),
  ],
  'v1/mix/system/getDomainConfigList': [
    onSite(async ({ visitor }) => expect(await visitor.call(getDomains, {})).toEqual({ imgDomainConfig: operatorsWords.domains })),
  ],
  'v1/mix/share/common': [
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange);
      const { userName } = await trader.call(userInfo, {});
      const card = { type: 4, text: 'At this', path: '/markets?from=card&card=4', userName };
      expect(await trader.call(getShareCard, { locale: 'ar', type: 4 })).toEqual({ ...card, title: 'انظر' });
      expect(await trader.call(getShareCard, { locale: 'de', type: 4 })).toEqual({ ...card, title: 'Look' });
    }),
    judgedIn('site/site.test.ts', 'a user’s worth and shared card are the user’s own'),
  ],
  'v1/mix/c2c/conceptList': [
    onSite(async ({ visitor }) => {
      expect((await visitor.call(getConcepts, { locale: 'ar' })).list).toEqual([
        { conceptId: 7, conceptName: 'طبقات' },
        { conceptId: 9, conceptName: 'Pictures' },
      ]);
    }),
  ],
  'v1/mix/c2c/coinList': [
    onSite(async ({ visitor }) => {
      const told = (list: readonly { readonly coin: string; readonly conceptIds: readonly number[] }[]) =>
        new Map(list.map(({ coin, conceptIds }) => [coin, conceptIds]));
      expect(told((await visitor.call(getConceptCoins, { conceptId: 9 })).list)).toEqual(new Map([['ETH', [7, 9]], ['DOGE', [9]]])); // prettier-ignore
      const all = told((await visitor.call(getConceptCoins, {})).list);
      expect([all.get('BTC'), all.get('ETH'), all.get('SOL')]).toEqual([[7], [7, 9], []]);
      expect((await visitor.call(getConceptCoins, { conceptId: 8 })).list).toEqual([]);
    }),
  ],
} satisfies Judgements<string>;
