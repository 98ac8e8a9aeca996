// Public data: markets, prices, book, tape, candles, languages, currencies; from trades made here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ResponseOf } from '#lib/contract/call.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { depthChecksum } from '#lib/contract/channels/depth.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { getOpenPrices } from '#lib/contract/calls/v1/kline/getOpenPrice.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getCurrencies } from '#lib/contract/calls/v1/mix/public/currencyList.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { getPlatePrice } from '#lib/contract/calls/v1/mix/public/getPlatePrice.ts';
import { getLanguages } from '#lib/contract/calls/v1/mix/public/languageTypeList.ts';
import { getTime } from '#lib/contract/calls/v1/mix/public/time.ts';
import { getUsdtRate } from '#lib/contract/calls/v1/mix/public/usdtRate.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getSymbols } from '#lib/contract/calls/v1/mix/symbol/getSymbolList.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getTicker } from '#lib/contract/calls/v1/spot/public/getTickerInfoBySymbolCodeDisplayName.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let visitor: Visitor;

/** Sells at the price, buys it away: one trade. */
const trade = async (seller: Visitor, buyer: Visitor, symbolId: string, price: string, count: string): Promise<void> => {
  const order = { symbolId, orderType: 0, delegatePrice: price, delegateCount: count } as const;
  await seller.call(placeOrder, { ...order, delegateType: 22 });
  await buyer.call(placeOrder, { ...order, delegateType: 21 });
};

beforeAll(async () => {
  exchange = await startTestExchange();
  visitor = createVisitor(exchange);
  const seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.2'], EUR: ['SEPA Instant', '10000'] });
  const buyer = await createTrader(exchange, { USDT: ['ERC20', '20000'] });
  await trade(seller, buyer, 'BTCUSDT', '96000', '0.01');
  await trade(seller, buyer, 'BTCUSDT', '96500', '0.02');
  await trade(seller, buyer, 'BTCUSDT', '95800', '0.01');
  await trade(seller, buyer, 'EURUSDT', '1.25', '100');
  await buyer.call(placeOrder, { symbolId: 'BTCUSDT', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.01' });
  await seller.call(placeOrder, { symbolId: 'BTCUSDT', delegateType: 22, orderType: 0, delegatePrice: '97000', delegateCount: '0.03' });
});
afterAll(() => exchange.close());

const numbers = (texts: readonly (string | null)[]): (number | null)[] => texts.map((text) => (text === null ? null : Number(text)));

test('the ticker tells the day so far, by each name of the market', async () => {
  for (const name of ['BTCUSDT', 'BTC/USDT', 'BTCUSDT_SPBL']) {
    const ticker = await visitor.call(getTicker, { symbolCodeDisplayName: name });
    expect(numbers([ticker.lastPrice, ticker.openPrice, ticker.highPrice, ticker.lowPrice, ticker.baseVolume, ticker.quoteVolume])).toEqual(
      [95_800, 96_000, 96_500, 95_800, 0.04, 3848],
    );
    expect(numbers([ticker.bestBid, ticker.bestAsk])).toEqual([95_000, 97_000]);
  }
  const { tickers } = await visitor.call(getTickers, {});
  expect(tickers.map((ticker) => ticker.symbol).toSorted()).toEqual(['BTCUSDT', 'EURUSDT']);
  expect((await visitor.call(getTickers, { symbolId: 'EURUSDT_SPBL' })).tickers.length).toBe(1);
});

test('the best prices, the book with its checksum, the tape newest first', async () => {
  const plate = await visitor.call(getPlatePrice, { symbolId: 'BTCUSDT' });
  expect(numbers([plate.bestBid, plate.bestAsk, plate.lastPrice])).toEqual([95_000, 97_000, 95_800]);
  const book = await visitor.call(getDepth, { symbolId: 'BTCUSDT', limit: 5 });
  expect([book.bids.map(numbers), book.asks.map(numbers)]).toEqual([[[95_000, 0.01]], [[97_000, 0.03]]]);
  expect(book.checksum).toBe(depthChecksum(book));
  const { trades } = await visitor.call(getTrades, { symbolId: 'BTCUSDT', limit: '2' });
  expect(trades.map((one) => [one.takerSide, Number(one.price), Number(one.quantity)])).toEqual([
    ['buy', 95_800, 0.01],
    ['buy', 96_500, 0.02],
  ]);
});

test('the whole book, and the tape page by page to its end', async () => {
  const whole = await visitor.call(getDepth, { symbolId: 'BTCUSDT', limit: 'all' });
  expect([whole.bids.length, whole.asks.length, whole.checksum]).toEqual([1, 1, depthChecksum(whole)]);
  expect(whole.sequence).toBeGreaterThan(0);
  const pages: number[][] = [];
  let idLessThan: string | undefined;
  do {
    const page: ResponseOf<typeof getTrades> = await visitor.call(getTrades, {
      symbolId: 'BTCUSDT',
      limit: 2,
      ...(idLessThan === undefined ? {} : { idLessThan }),
    });
    pages.push(page.trades.map((one) => Number(one.price)));
    idLessThan = page.nextId ?? undefined;
  } while (idLessThan !== undefined);
  expect(pages).toEqual([[95_800, 96_500], [96_000]]);
  expect(await visitor.try(getTrades, { symbolId: 'BTCUSDT', idLessThan: '3' })).toMatchObject({
    code: '40020',
    params: { field: 'idLessThan' },
  });
});

test.each(['1s', 'realtime'] as const)('candles of %s hold all of the trades', async (interval) => {
  const { candles } = await visitor.call(getCandles, { symbolId: 'BTCUSDT', interval, limit: 1000 });
  expect(Math.round(candles.reduce((sum, candle) => sum + Number(candle[5]) * 100, 0))).toBe(4);
  expect(candles.reduce((sum, candle) => sum + Math.round(Number(candle[6])), 0)).toBe(3848);
  expect([Number(candles.find((candle) => Number(candle[5]) > 0)?.[1]), Number(candles.at(-1)?.[4])]).toEqual([96_000, 95_800]);
});

test.each(KlineInterval.filter((interval) => interval !== 'realtime' && interval !== '1s'))(
  'candles of %s hold all of today’s trades',
  async (interval) => {
    const { candles } = await visitor.call(getCandles, { symbolId: 'BTCUSDT', interval, limit: 3 });
    const volume = candles.reduce((sum, candle) => sum + Number(candle[5]) * 100, 0);
    expect(Math.round(volume)).toBe(4);
    expect(Number(candles.at(-1)?.[4])).toBe(95_800);
  },
);

test('the price at which the day opened, in any time zone; a line that has not traded has none', async () => {
  for (const timezone of ['-1', '-480', '300']) {
    const { openPrices } = await visitor.call(getOpenPrices, { bussiness: 1, timezone });
    expect(openPrices.map(({ symbol, openPrice }) => [symbol, Number(openPrice)])).toEqual(
      expect.arrayContaining([
        ['BTCUSDT', 96_000],
        ['EURUSDT', 1.25],
      ]),
    );
  }
  expect(await visitor.call(getOpenPrices, { bussiness: 10 })).toEqual({ openPrices: [] });
});

test('all markets, and nothing for him who has them already', async () => {
  const { md5, symbols } = await visitor.call(getAllSymbols, { businessLine: 1 });
  expect(symbols?.length).toBeGreaterThan(40);
  expect(await visitor.call(getAllSymbols, { businessLine: 1, md5 })).toEqual({ md5, symbols: null });
  expect((await visitor.call(getAllSymbols, { businessLine: 1, md5: 'old' })).symbols?.length).toBe(symbols?.length);
  expect((await visitor.call(getSymbols, { businessLine: 1 })).symbols).toEqual(symbols);
  const bitcoin = symbols?.find((market) => market.symbol === 'BTCUSDT');
  expect(bitcoin).toMatchObject({
    symbolId: 'BTCUSDT_SPBL',
    displayName: 'BTC/USDT',
    businessLine: 1,
    tickSize: '0.01',
    minAmount: '1',
    maxAmount: '10000000',
  });
  expect(await visitor.call(getSymbolInfo, { symbolId: 'BTCUSDT_SPBL' })).toEqual(bitcoin);
});

test('time, languages, currencies and rates', async () => {
  const before = Date.now();
  expect((await visitor.call(getTime, {})).serverTimeMs).toBeGreaterThanOrEqual(before);
  const { languageTypeList } = await visitor.call(getLanguages, {});
  expect(languageTypeList.length).toBe(23);
  expect(languageTypeList).toContainEqual({ locale: 'ar', languageKey: 'ar_SA', languageName: 'العربية', languageType: 39 });
  expect(await visitor.call(getCurrencies, {})).toEqual({
    supported: [
      { name: 'USD', symbol: '$' },
      { name: 'EUR', symbol: '€' },
    ],
  });
  expect(await visitor.call(getUsdtRate, {})).toEqual({ usdtRate: '1' });
  // One euro is 1.25 USDT, so one USDT is 0.8 euro.
  expect(await visitor.call(getCurrentRate, {})).toEqual({
    rates: [
      { name: 'USD', rate: '1' },
      { name: 'EUR', rate: '0.8' },
    ],
  });
});

describe('refused', () => {
  test.each([
    ['a market that never traded', getTicker, { symbolCodeDisplayName: 'ETHUSDT' }, { code: '50046' }],
    ['an unknown market', getDepth, { symbolId: 'NOPE' }, { code: '50046', params: { symbol: 'NOPE' } }],
    ['no market', getTrades, {}, { code: '40020', params: { field: 'symbolId', reason: 'is missing' } }],
    ['an interval there is not', getCandles, { symbolId: 'BTCUSDT', interval: '7m' }, { code: '40020', params: { field: 'interval' } }],
    ['too many candles', getCandles, { symbolId: 'BTCUSDT', interval: '1m', limit: 1001 }, { code: '40020', params: { field: 'limit' } }],
    ['some levels', getDepth, { symbolId: 'BTCUSDT', limit: 'some' }, { code: '40020', params: { field: 'limit' } }],
    ['too many levels', getDepth, { symbolId: 'BTCUSDT', limit: 1001 }, { code: '40020', params: { field: 'limit' } }],
    ['no levels', getDepth, { symbolId: 'BTCUSDT', limit: 0 }, { code: '40020', params: { field: 'limit' } }],
    [
      'a time that is none',
      getCandles,
      { symbolId: 'BTCUSDT', interval: '1m', endTime: '1e9' },
      { code: '40020', params: { field: 'endTime' } },
    ],
    ['a time zone that is none', getOpenPrices, { bussiness: 1, timezone: 'Berlin' }, { code: '40020', params: { field: 'timezone' } }],
    ['a business line in words', getSymbols, { businessLine: 'spot' }, { code: '40020', params: { field: 'businessLine' } }],
  ])('%s', async (_, call, request, answer) => {
    expect(await visitor.try(call, request)).toMatchObject({ ...answer, status: 'error', data: null });
  });
});
