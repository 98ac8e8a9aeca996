// Asks of the calls that tell markets and what things are worth, of an exchange on which bitcoin has risen, ether has fallen and a euro is 1.25 USDT.
import { expect } from 'vitest';

import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getHomeMarkets } from '#lib/contract/calls/v1/mix/market/contract/getHomeQuotation.ts';
import { getQuotations } from '#lib/contract/calls/v1/mix/market/contract/getQuotation.ts';
import { getHotMarkets } from '#lib/contract/calls/v1/mix/market/contract/hotCoinSearchList.ts';
import { getPlatePrice } from '#lib/contract/calls/v1/mix/public/getPlatePrice.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { getUsdtRate } from '#lib/contract/calls/v1/mix/public/usdtRate.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getVipRules } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { bitcoin } from '../house-order.ts';
import { createTrader } from '../trader.ts';
import { type Judgements, judgedIn, onEveryLine, onSite } from './judgement.ts';

/** Bitcoin's market as the venue's data has it. */
const bitcoinMarket = {
  symbol: 'BTCUSDT',
  symbolId: 'BTCUSDT_SPBL',
  businessLine: 1,
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
  tickSize: '0.01',
  lotSize: '0.000001',
  minQuantity: '0.000001',
  maxQuantity: '200',
  minAmount: '1',
  maxAmount: '10000000',
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
  priceBandRate: '0.1',
};
const symbols = ({ list }: { readonly list: readonly { readonly symbol: string }[] }) => list.map(({ symbol }) => symbol);

export const marketAsks = {
  'v1/mix/public/usdtRate': [
    onSite(async ({ visitor }) => {
      // The list of currencies says what a USDT is in dollars.
      const { usdtRate } = await visitor.call(getUsdtRate, {});
      const { rates } = await visitor.call(getCurrentRate, {});
      expect(rates.find(({ name }) => name === 'USD')?.rate).toBe(usdtRate);
    }),
    judgedIn('market/market.test.ts', 'time, languages, currencies and rates'),
  ],
  'v1/mix/getCurrentRate': [
    onSite(async ({ visitor }) => {
      // A euro is 1.25 USDT.
      expect((await visitor.call(getCurrentRate, {})).rates).toContainEqual({ name: 'EUR', rate: '0.8' });
    }),
  ],
  'v1/mix/public/getSymbolInfo': [
    onEveryLine(async ({ visitor, symbolId, businessLine, coin, isCoinMargined }) => {
      const form = isCoinMargined ? 'coin' : 'linear';
      expect(await visitor.call(getSymbolInfo, { symbolId })).toMatchObject({
        symbolId,
        businessLine,
        marginCoin: coin,
        form,
        symbolType: 1,
      });
    }),
    onSite(async ({ visitor, exchange }) => {
      const stand = (state: MarketState) =>
        exchange.client.submit({ type: 'set-market-state', marketId: bitcoin(exchange).marketId, state });
      for (const symbolId of ['BTCUSDT', 'BTCUSDT_SPBL', 'BTC/USDT'])
        expect(await visitor.call(getSymbolInfo, { symbolId })).toMatchObject({ ...bitcoinMarket, status: 'online' });
      await stand(MarketState.halted);
      expect(await visitor.call(getSymbolInfo, { symbolId: 'BTCUSDT' })).toMatchObject({ status: 'halted' });
      await stand(MarketState.online);
      expect(await visitor.try(getSymbolInfo, { symbolId: 'NONE' })).toMatchObject({ code: '50046' });
    }),
  ],
  'v1/mix/public/getPlatePrice': [
    onEveryLine(async (ground) => {
      const { visitor, symbolId } = ground;
      await ground.long();
      await ground.rest(22, 96_100, 0.02);
      await ground.rest(21, 95_900, 0.01);
      await ground.told();
      const plate = await visitor.call(getPlatePrice, { symbolId });
      expect(plate).toEqual({ symbol: symbolId, bestBid: '95900.0', bestAsk: '96100.0', lastPrice: '96000.0' });
    }),
    onSite(async ({ visitor, exchange }) => {
      const trader = await createTrader(exchange, { USDT: ['Tron', '1000'], EUR: ['SEPA Instant', '100'] });
      const order = { symbolId: 'EURUSDT', orderType: 0, delegateCount: '20' } as const;
      for (const delegatePrice of ['1.239', '1.24']) await trader.call(placeOrder, { ...order, delegateType: 21, delegatePrice });
      for (const delegatePrice of ['1.262', '1.261']) await trader.call(placeOrder, { ...order, delegateType: 22, delegatePrice });
      const plate = await visitor.call(getPlatePrice, { symbolId: 'EURUSDT' });
      expect(plate).toMatchObject({ bestBid: '1.24000', bestAsk: '1.26100', lastPrice: '1.25000' });
      await trader.call(cancelAllOrders, {});
      expect(await visitor.call(getPlatePrice, { symbolId: 'EURUSDT' })).toMatchObject({ bestBid: null, bestAsk: null });
    }),
  ],
  'v1/mix/assetsV2': [
    onEveryLine(async (ground) => {
      const { key, coin } = ground;
      const trader = await ground.long();
      await ground.mark(96_500);
      const { list, accounts } = await trader.call(getWorth, {});
      // 9,594.24 and 50 of profit; of coins 0.09994 and 0.00051813 at the index price.
      const total = ground.isCoinMargined ? '0.10045813' : '9644.24';
      const isPlay = key.startsWith('s');
      expect(list).toMatchObject(isPlay ? [] : [{ coin, total }]);
      expect(accounts.find(({ account }) => account === key)).toMatchObject({ isPlay });
    }),
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange, { USDT: ['Tron', '5000'], EUR: ['SEPA Instant', '100'] });
      await trader.call(placeOrder, {
        symbolId: 'BTCUSDT',
        delegateType: 21,
        orderType: 0,
        delegatePrice: '95000',
        delegateCount: '0.01',
      });
      const { list, ...totals } = await trader.call(getWorth, {});
      // 100 euros are 125.
      expect(totals).toMatchObject({ totalUsdtValue: '5125', totalUsdValue: '5125' });
      expect(list.toSorted((one, other) => (one.coin < other.coin ? -1 : 1))).toMatchObject([
        { coin: 'EUR', available: '100', frozen: '0', total: '100', usdtValue: '125' },
        { coin: 'USDT', available: '4050', frozen: '950', total: '5000', usdtValue: '5000' },
      ]);
    }),
  ],
  'v1/mix/market/contract/getQuotation': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine } = ground;
      await ground.long();
      await ground.told();
      const { list } = await ground.visitor.call(getQuotations, { businessLine });
      expect(list).toMatchObject([{ symbol: symbolId, lastPrice: '96000.0', indexPrice: '96000.0' }]);
    }),
    onSite(async ({ visitor }) => {
      const { list } = await visitor.call(getQuotations, { businessLine: 1 });
      expect(list.find(({ symbol }) => symbol === 'ETHUSDT')).toMatchObject({
        lastPrice: '2940.00',
        openPrice: '3000.00',
        highPrice: '3000.00',
        lowPrice: '2940.00',
        changeRate: '-0.02',
        quoteVolume: '594',
      });
      expect((await visitor.call(getQuotations, {})).list.length).toBe(list.length);
    }),
  ],
  'v1/mix/market/contract/hotCoinSearchList': [
    onEveryLine(async (ground) => {
      await ground.long();
      await ground.told();
      // The busiest contract of the line is this one: nothing else of it has traded.
      expect(symbols(await ground.visitor.call(getHotMarkets, { businessLine: ground.businessLine }))).toEqual([ground.symbolId]);
    }),
    onSite(async ({ visitor }) => expect(symbols(await visitor.call(getHotMarkets, {}))).toEqual(['ETHUSDT', 'BTCUSDT'])),
  ],
  'v1/mix/market/contract/getHomeQuotation': [
    onEveryLine(async (ground) => {
      await ground.long();
      await ground.told();
      // The busiest contract of the line is this one: nothing else of it has traded.
      expect(symbols(await ground.visitor.call(getHomeMarkets, { businessLine: ground.businessLine }))).toEqual([ground.symbolId]);
    }),
    onSite(async ({ visitor }) => expect(symbols(await visitor.call(getHomeMarkets, {}))).toEqual(['EURUSDT', 'ETHUSDT'])),
  ],
  'v1/mix/symbol/getAllSymbol': [
    onEveryLine(async ({ visitor, symbolId, businessLine, coin }) => {
      const { symbols: all } = await visitor.call(getAllSymbols, {});
      expect(all?.find((one) => one.symbolId === symbolId)).toMatchObject({ businessLine, marginCoin: coin });
      const { symbols: ofLine } = await visitor.call(getAllSymbols, { businessLine });
      expect(new Set(ofLine?.map((one) => one.businessLine))).toEqual(new Set([businessLine]));
    }),
    onSite(async ({ visitor, exchange }) => {
      const { md5, symbols: all } = await visitor.call(getAllSymbols, {});
      expect(all?.find(({ symbolId }) => symbolId === 'BTCUSDT_SPBL')).toMatchObject(bitcoinMarket);
      expect(await visitor.call(getAllSymbols, { md5 })).toEqual({ md5, symbols: null });
      const stand = (state: MarketState) =>
        exchange.client.submit({ type: 'set-market-state', marketId: bitcoin(exchange).marketId, state });
      await stand(MarketState.cancelOnly);
      const changed = await visitor.call(getAllSymbols, { md5 });
      expect(changed.symbols?.find(({ symbolId }) => symbolId === 'BTCUSDT_SPBL')).toMatchObject({ status: 'cancel-only' });
      await stand(MarketState.online);
      expect(await visitor.call(getAllSymbols, { md5 })).toEqual({ md5, symbols: null });
    }),
  ],
  'v1/mix/vip/landingPage/getVipRulesConfig': [
    onSite(async ({ visitor }) => {
      const { list } = await visitor.call(getVipRules, {});
      expect(list[0]).toMatchObject({ level: 0, minimumAssets: '0' });
    }),
    judgedIn('market/figures.test.ts', 'levels say what markets charge and what lending costs, and follow the operator’s file'),
  ],
} satisfies Judgements<string>;
