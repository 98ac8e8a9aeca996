// Asks of the calls about tickers of spot, candles of every market, and prices at which days opened.
import { expect } from 'vitest';

import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { getOpenPrices } from '#lib/contract/calls/v1/kline/getOpenPrice.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { Side } from '#lib/contract/enums.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { houseOrder } from '../house-order.ts';
import { createTrader } from '../trader.ts';
import type { Ground } from './ground.ts';
import { type Judgements, judgedIn, onEveryLine, onSite } from './judgement.ts';

/** Base volume and quote volume of the last days. */
async function volumes({ visitor, symbolId }: Ground, interval: '1m' | '1H' | '1D'): Promise<readonly [number, number]> {
  const { candles } = await visitor.call(getCandles, { symbolId, interval, limit: 1000 });
  const sum = (place: 5 | 6) => candles.reduce((total, candle) => total + Number(candle[place]), 0);
  return [sum(5), sum(6)];
}

const marketTests = 'market/market.test.ts';

export const spotKlineAsks: Judgements<AnsweringPathOf<'spot-kline'>> = {
  'v1/spot/public/getTickerInfoBySymbolCodeDisplayName': [
    judgedIn(marketTests, 'the ticker tells the day so far, by each name of the market'),
  ],
  'v1/kline/getMoreKlineDataV2': [
    onEveryLine(async (ground) => {
      const { visitor, symbolId } = ground;
      await ground.told();
      const intervals = ['1m', '1H', '1D'] as const;
      const before = new Map<string, readonly [number, number]>();
      for (const interval of intervals) before.set(interval, await volumes(ground, interval));
      await ground.rest(22, 96_200, 0.05);
      await (await ground.trader()).call(openContract, ground.order(21, 96_200, 0.05));
      await ground.told();
      for (const interval of intervals) {
        const [base, quote] = await volumes(ground, interval);
        const [baseBefore, quoteBefore] = before.get(interval) ?? [0, 0];
        expect([interval, base - baseBefore, quote - quoteBefore]).toEqual([interval, expect.closeTo(0.05, 6), expect.closeTo(4810, 4)]);
        const last = (await visitor.call(getCandles, { symbolId, interval, limit: 2 })).candles.at(-1);
        expect([last?.[4], Number(last?.[2]) >= 96_200]).toEqual(['96200.0', true]);
      }
    }),
    judgedIn(marketTests, 'candles of %s hold all of today’s trades'),
    judgedIn(marketTests, 'candles of %s hold all of the trades'),
  ],
  'v1/kline/getOpenPrice': [
    onEveryLine(async (ground) => {
      await ground.long();
      await ground.told();
      const { openPrices } = await ground.visitor.call(getOpenPrices, { bussiness: ground.businessLine });
      expect(openPrices.map(({ symbol, openPrice }) => `${symbol} ${Number(openPrice)}`)).toEqual([`${ground.symbolId} 96000`]);
    }),
    onSite(async ({ exchange, visitor }) => {
      const buyer = await createTrader(exchange, { USDT: ['Tron', '5000'] });
      for (const price of [96_000, 96_400]) {
        await houseOrder(exchange, Side.sell, price, 0.01);
        await buyer.call(placeOrder, {
          symbolId: 'BTCUSDT',
          delegateType: 21,
          orderType: 0,
          delegatePrice: String(price),
          delegateCount: '0.01',
        });
      }
      const { openPrices } = await visitor.call(getOpenPrices, { bussiness: 1, timezone: '-480' });
      expect(openPrices.map(({ symbol, openPrice }) => `${symbol} ${Number(openPrice)}`)).toContain('BTCUSDT 96000');
    }),
  ],
};
