// Converting over the wire: rates, quotes, accepting many times at once, what has run out, small balances, orders, history, both worlds.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { explainBalance } from '#lib/contract/calls/v1/assets/explain.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getConvertCoins } from '#lib/contract/calls/v1/spot/convert/currencies.ts';
import { quoteSweep } from '#lib/contract/calls/v1/spot/convert/dust.ts';
import { cancelConvertOrder } from '#lib/contract/calls/v1/spot/convert/order/cancel.ts';
import { getConvertOrders } from '#lib/contract/calls/v1/spot/convert/order/list.ts';
import { placeConvertOrder } from '#lib/contract/calls/v1/spot/convert/order/place.ts';
import { quoteConversion } from '#lib/contract/calls/v1/spot/convert/quotedPrice.ts';
import { getConvertRate } from '#lib/contract/calls/v1/spot/convert/rate.ts';
import { exportConversions } from '#lib/contract/calls/v1/spot/convert/record/export.ts';
import { getConversions } from '#lib/contract/calls/v1/spot/convert/record.ts';
import { takeConversion } from '#lib/contract/calls/v1/spot/convert/trade.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { quoteHouse } from '../quote-house.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
/** Moves the clock that quotes are made by, not the one that they are judged by. */
let awayMs = 0;
beforeAll(async () => {
  exchange = await startTestExchange({ convertNow: () => Date.now() + awayMs });
  await quoteBooks(96_000);
});
afterAll(() => exchange.close());

const quoteBooks = (bitcoin: number): Promise<void> => quoteHouse(exchange, { BTCUSDT: bitcoin, ETHUSDT: 3_000 });

const spotOf = async (visitor: Visitor, coin: string): Promise<string> => {
  const { list } = await visitor.call(getAssets, {});
  const found = list.find((one) => one.coin === coin);
  return `${found?.available ?? '0'}+${found?.frozen ?? '0'}`;
};
const rich = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'], BTC: ['Bitcoin', '0.25'] });
const request = { fromCoin: 'BTC', toCoin: 'USDT', fromCoinSize: '0.05' };

test('anybody sees what is converted and what it would bring; the limits and the spread are said', async () => {
  const visitor = createVisitor(exchange);
  const { coins, spread, quoteSeconds } = await visitor.call(getConvertCoins, {});
  expect({ spread, quoteSeconds }).toEqual({ spread: '0.001', quoteSeconds: 8 });
  expect(coins.find(({ coin }) => coin === 'BTC')).toMatchObject({ minAmount: '0.00001', maxAmount: '2' });
  const rate = await visitor.call(getConvertRate, request);
  // A tick below 96,000, and deeper levels a little below that; a thousandth is kept.
  expect(Number(rate.toCoinSize)).toBeGreaterThan(4_790);
  expect(Number(rate.toCoinSize)).toBeLessThanOrEqual(4_795.2);
  expect(rate.route).toEqual(['BTCUSDT']);
  const over = await visitor.call(getConvertRate, { fromCoin: 'ETH', toCoin: 'BTC', fromCoinSize: '1' });
  expect(over.route).toEqual(['ETHUSDT', 'BTCUSDT']);
  expect((await visitor.try(quoteConversion, request)).code).toBe('00004');
});

test.each([
  ['a coin that is not there', { ...request, toCoin: 'NOTHING' }, '40030'],
  ['a coin into itself', { ...request, toCoin: 'BTC' }, '50210'],
  ['less than the least', { ...request, fromCoinSize: '0.000001' }, '50216'],
  ['more than the most', { ...request, fromCoinSize: '3' }, '50217'],
  ['more than there is', { ...request, fromCoinSize: '0.3' }, '02014'],
  ['into a coin whose books are empty', { ...request, toCoin: 'SOL' }, '50028'],
  ['a tenth of a unit', { ...request, fromCoinSize: '0.050000001' }, '40020'],
  ['words', { ...request, fromCoinSize: 'much' }, '40020'],
])('no quote: %s', async (_what, request, code) => {
  const ann = await rich();
  expect((await ann.try(quoteConversion, request)).code).toBe(code);
});

test('fifty accept at once: the coins move once, and everybody is told the same', async () => {
  const ann = await rich();
  const quote = await ann.call(quoteConversion, request);
  expect(quote.fee).toBe('0');
  const answers = await Promise.all(Array.from({ length: 50 }, () => ann.try(takeConversion, { traceId: quote.traceId })));
  expect([...new Set(answers.map(({ code }) => code))]).toEqual(['00000']);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await spotOf(ann, 'BTC')).toBe('0.2+0');
  const received = Number(quote.toCoinSize);
  expect(await spotOf(ann, 'USDT')).toBe(`${String(Math.round((10_000 + received) * 1e8) / 1e8)}+0`);
  const { list } = await ann.call(getConversions, {});
  expect(list).toMatchObject([{ kind: 'quote', fromCoin: 'BTC', fromCoinSize: '0.05', toCoinSize: quote.toCoinSize, fee: '0' }]);
  // The same in the movements and in what a balance is made of.
  const moved = await ann.call(getMovements, { kind: 'convert' });
  expect(moved.list.map(({ coin, amount }) => `${coin} ${amount}`).toSorted()).toEqual(['BTC -0.05', `USDT ${quote.toCoinSize}`]);
  const explained = await ann.call(explainBalance, { account: 'spot', coin: 'USDT' });
  expect(explained.agrees).toBe(true);
  expect(explained.sums.find(({ cause }) => cause === 'convert')).toMatchObject({ movements: 1, available: quote.toCoinSize });
});

test('converting, ordering and moving the same coins at once leaves nobody below zero', async () => {
  const ann = await rich();
  const quotes = await Promise.all(Array.from({ length: 10 }, () => ann.call(quoteConversion, request)));
  const racing = [
    ...quotes.map(({ traceId }) => ann.try(takeConversion, { traceId })),
    ...Array.from({ length: 5 }, () => ann.try(transferFunds, { coin: 'BTC', amount: '0.05', from: 'spot', to: 'cross' })),
    ...Array.from({ length: 5 }, () =>
      ann.try(placeOrder, { symbolId: 'BTCUSDT_SPBL', delegateType: 22, orderType: 0, delegatePrice: '99000', delegateCount: '0.05' }),
    ),
    ...Array.from({ length: 5 }, () => ann.try(placeConvertOrder, { ...request, limitPrice: '200000', days: 1 })),
  ];
  const codes = (await Promise.all(racing)).map(({ code }) => code);
  // A fifth of it each.
  expect(codes.filter((code) => code === '00000').length).toBe(5);
  expect(await exchange.client.checkInvariants()).toEqual([]);
});

describe('a quote', () => {
  test('of somebody else is none', async () => {
    const [ann, bob] = [await rich(), await rich()];
    const { traceId } = await ann.call(quoteConversion, request);
    expect((await bob.try(takeConversion, { traceId })).code).toBe('50211');
    expect(await spotOf(bob, 'BTC')).toBe('0.25+0');
    expect((await ann.try(takeConversion, { traceId })).code).toBe('00000');
  });

  test('that has run out is refused by the exchange itself', async () => {
    const ann = await rich();
    awayMs = -8_001;
    const { traceId } = await ann.call(quoteConversion, request);
    awayMs = 0;
    expect((await ann.try(takeConversion, { traceId })).code).toBe('50211');
    expect(await spotOf(ann, 'BTC')).toBe('0.25+0');
  });

  test('that the books have moved away from is refused, whichever way they went', async () => {
    const ann = await rich();
    for (const moved of [95_500, 96_500]) {
      await quoteBooks(96_000);
      const { traceId } = await ann.call(quoteConversion, request);
      await quoteBooks(moved);
      expect((await ann.try(takeConversion, { traceId })).code).toBe('50213');
    }
    await quoteBooks(96_000);
    expect(await spotOf(ann, 'BTC')).toBe('0.25+0');
  });

  test.each(['', 'quote:1', 'convert:more', `quote:${'0'.repeat(36)}`])('that never was, %s, brings nothing', async (traceId) => {
    const ann = await rich();
    expect((await ann.try(takeConversion, { traceId })).code).not.toBe('00000');
  });
});

test('small balances become one coin: what it comes to is said before, each coin in whole or not at all', async () => {
  const ann = await createTrader(exchange, {
    USDT: ['Tron', '500'],
    BTC: ['Bitcoin', '0.001'],
    ETH: ['Ethereum', '0.01'],
    SOL: ['Solana', '0.02'],
  });
  // Somebody trades, so that coins have a worth.
  for (const symbol of ['BTCUSDT', 'ETHUSDT'])
    await ann.call(placeOrder, { symbolId: `${symbol}_SPBL`, delegateType: 21, orderType: 1, delegateCount: '10', tradeUnit: 'quote' });
  expect((await ann.try(quoteSweep, { toCoin: 'USDT', below: '1000' })).code).toBe('50217');
  expect((await ann.try(quoteSweep, { toCoin: 'USDT', below: '1' })).code).toBe('50220');
  const before = Number((await spotOf(ann, 'USDT')).split('+')[0]);
  const quote = await ann.call(quoteSweep, { toCoin: 'USDT', below: '100', coins: ['ETH', 'BTC'] });
  expect(quote.parts.map(({ fromCoin }) => fromCoin).toSorted()).toEqual(['ETH']);
  const taken = await ann.call(takeConversion, { traceId: quote.traceId });
  expect(taken.toCoinSize).toBe(quote.toCoinSize);
  expect(await spotOf(ann, 'ETH')).toBe('0+0');
  expect(Number((await spotOf(ann, 'USDT')).split('+')[0])).toBeCloseTo(before + Number(quote.toCoinSize), 6);
  expect((await ann.call(getConversions, {})).list).toMatchObject([{ kind: 'sweep', fromCoin: 'ETH' }]);
  expect(await exchange.client.checkInvariants()).toEqual([]);
});

describe('an order at a rate of one’s own', () => {
  test('holds its coins, is filled once the rate is reached, and brings no less than asked', async () => {
    const ann = await rich();
    const placed = await ann.call(placeConvertOrder, { ...request, limitPrice: '97000', days: 7, clientOid: 'mine' });
    expect(placed.minSize).toBe('4850');
    expect(await spotOf(ann, 'BTC')).toBe('0.2+0.05');
    expect((await ann.try(placeConvertOrder, { ...request, limitPrice: '97000', days: 7, clientOid: 'mine' })).code).toBe('000001');
    expect(await exchange.convert.settleDue()).toBe(0);
    await quoteBooks(98_000);
    expect(await exchange.convert.settleDue()).toBeGreaterThan(0);
    await quoteBooks(96_000);
    const { list } = await ann.call(getConvertOrders, { state: 'over' });
    expect(list).toMatchObject([{ orderId: placed.orderId, state: 'filled', limitPrice: '97000' }]);
    expect(Number(list[0]?.toCoinSize)).toBeGreaterThanOrEqual(4_850);
    expect(await spotOf(ann, 'BTC')).toBe('0.2+0');
    expect((await ann.call(getConversions, {})).list).toMatchObject([{ kind: 'limit', orderId: placed.orderId, traceId: '' }]);
  });

  test('is cancelled by its owner alone', async () => {
    const [ann, bob] = [await rich(), await rich()];
    const { orderId } = await ann.call(placeConvertOrder, { ...request, limitPrice: '200000', days: 1 });
    expect((await bob.try(cancelConvertOrder, { orderId })).code).toBe('50030');
    expect((await ann.call(getConvertOrders, { state: 'open' })).list.map((one) => one.orderId)).toEqual([orderId]);
    await ann.call(cancelConvertOrder, { orderId });
    expect((await ann.try(cancelConvertOrder, { orderId })).code).toBe('50030');
    expect(await spotOf(ann, 'BTC')).toBe('0.25+0');
    expect((await ann.call(getConvertOrders, { state: 'over' })).list).toMatchObject([{ state: 'cancelled', toCoinSize: '0' }]);
  });

  test.each([
    ['for a time that is not offered', { days: 2 }, '40020'],
    ['at no price', { limitPrice: '0' }, '40020'],
    ['of more than there is', { fromCoinSize: '0.9' }, '02014'],
    ['of too little', { fromCoinSize: '0.000001' }, '50216'],
  ])('is refused %s', async (_what, change, code) => {
    const ann = await rich();
    expect((await ann.try(placeConvertOrder, { ...request, limitPrice: '97000', days: 1, ...change })).code).toBe(code);
  });
});

test('history is read page by page, and as a file, without a gap and without a row twice, while more is converted', async () => {
  const ann = await rich();
  const convert = async (): Promise<void> => {
    const { traceId } = await ann.call(quoteConversion, { ...request, fromCoinSize: '0.001' });
    await ann.call(takeConversion, { traceId });
  };
  for (let round = 0; round < 7; round += 1) await convert();
  const seen: string[] = [];
  for (let idLessThan: string | null | undefined; idLessThan !== null;) {
    const page = await ann.call(getConversions, { pageSize: 3, ...(idLessThan === undefined ? {} : { idLessThan }) });
    seen.push(...page.list.map(({ id }) => id));
    idLessThan = page.nextId;
    await convert();
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen.length).toBe(7);
  expect(seen.map(BigInt)).toEqual(seen.map(BigInt).toSorted((a, b) => (a > b ? -1 : 1)));
  for (const [format, lines] of [
    ['csv', 11],
    ['jsonl', 10],
  ] as const) {
    const answer = await fetch(`${exchange.url}/api/${exportConversions.path}?format=${format}`, { headers: { cookie: ann.cookie() } });
    const text = await answer.text();
    expect(answer.headers.get('content-disposition')).toContain(`.${format}`);
    expect(text.trimEnd().split('\n').length).toBe(lines);
  }
  expect((await ann.call(getConversions, { coin: 'ETH' })).list).toEqual([]);
  expect((await ann.try(getConversions, { coin: 'NOTHING' })).code).toBe('40030');
});
