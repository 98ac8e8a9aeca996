// Markets that nobody comes to stand still, and whoever comes to one meets a quote of now. At rest nothing moves for an hour here.
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { repayMargin } from '#lib/contract/calls/v1/margin/account/repay.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeConvertOrder } from '#lib/contract/calls/v1/spot/convert/order/place.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { moveBy, type Hands } from './moving-markets.ts';
import { patiently } from '#tests/api/patiently.ts';

const hands: Hands = { agoMs: 0, factors: new Map() };
let exchange: TestExchange;
let trader: Visitor;
const sockets: Socket[] = [];

beforeAll(async () => {
  exchange = await startTestExchange({ move: moveBy(hands) });
  trader = await createTrader(exchange, { USDT: ['Tron', '20000'] });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await exchange.close();
});

/** Whoever came has been gone for ten minutes. */
const everybodyGoes = (): void => {
  hands.agoMs += 600_000;
};
beforeEach(everybodyGoes);

/** The book as it stands, looked at by nobody. */
const bookOf = (symbol: string) => {
  const { sequence, bids, asks } = exchange.projections.market.depth(symbol, 1) ?? { sequence: 0, bids: [], asks: [] };
  return { sequence, middle: (Number(bids[0]?.[0]) + Number(asks[0]?.[0])) / 2 };
};
const markOf = (symbol: string): string | null | undefined => exchange.projections.market.ticker(symbol)?.contract?.markPrice;
/** Resolves when a market has moved so many times. */
async function moves(symbol: string, times: number): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    const { sequence } = bookOf(symbol);
    await vi.waitFor(() => expect(bookOf(symbol).sequence).toBeGreaterThan(sequence), patiently);
  }
  return times;
}
/** A limit order below the price. */
async function waitFar(symbol: string): Promise<string> {
  const { middle } = bookOf(symbol);
  const { priceDecimals, quantityDecimals } = exchange.listings.marketOf(symbol) ?? {};
  const [delegatePrice, delegateCount] = [(middle * 0.95).toFixed(priceDecimals), (100 / middle).toFixed(quantityDecimals)];
  const order = { symbolId: `${symbol}_SPBL`, delegateType: 21, orderType: 0, delegatePrice, delegateCount } as const;
  return (await trader.call(placeOrder, order)).orderId;
}

test('a market with an order in it moves on when everybody has gone; one without stands still, and so does the first when the order goes', async () => {
  const orderId = await waitFar('ETHUSDT');
  await waitFar('BTCUSDT');
  await createVisitor(exchange).call(getDepth, { symbolId: 'UNIUSDT_SPBL' });
  everybodyGoes();
  await moves('BTCUSDT', 1);
  const still = bookOf('UNIUSDT').sequence;
  await Promise.all([moves('ETHUSDT', 2), moves('BTCUSDT', 2)]);
  expect(bookOf('UNIUSDT').sequence).toBe(still);
  await trader.call(cancelOrder, { symbolId: 'ETHUSDT_SPBL', orderId });
  everybodyGoes();
  await moves('BTCUSDT', 1);
  const left = bookOf('ETHUSDT').sequence;
  await moves('BTCUSDT', 3);
  expect(bookOf('ETHUSDT').sequence).toBe(left);
});

test('whoever reads the book of a market at rest gets one of now', async () => {
  const { middle } = bookOf('LINKUSDT');
  hands.factors.set('LINK', 1.5);
  expect(bookOf('LINKUSDT').middle).toBe(middle);
  const { bids } = await createVisitor(exchange).call(getDepth, { symbolId: 'LINKUSDT_SPBL' });
  expect(Number(bids[0]?.[0]) / (middle * 1.5)).toBeCloseTo(1, 1);
});

test('an order in a market at rest meets a quote of now, within bands of now', async () => {
  const { middle } = bookOf('DOTUSDT');
  hands.factors.set('DOT', 0.5);
  const symbolId = 'DOTUSDT_SPBL';
  await trader.call(placeOrder, { symbolId, delegateType: 21, orderType: 1, delegateCount: '100', tradeUnit: 'quote' });
  const { list } = await trader.call(getFills, { symbolId });
  expect(Number(list[0]?.price) / (middle * 0.5)).toBeCloseTo(1, 1);
});

test('a page that follows a market at rest is told its new book, and one that follows a list the new prices in it', async () => {
  const socket = io(exchange.url, { transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const before = { AVAX: bookOf('AVAXUSDT').middle, ATOM: bookOf('ATOMUSDT').middle };
  hands.factors.set('AVAX', 1.5).set('ATOM', 1.5);
  await socket.emitWithAck('subscribe', { channel: 'depth', key: 'AVAXUSDT' });
  await vi.waitFor(() => expect(bookOf('AVAXUSDT').middle / (before.AVAX * 1.5)).toBeCloseTo(1, 1), patiently);
  expect(bookOf('ATOMUSDT').middle).toBe(before.ATOM);
  await socket.emitWithAck('subscribe', { channel: 'tickers', key: 'spot' });
  await vi.waitFor(() => expect(bookOf('ATOMUSDT').middle / (before.ATOM * 1.5)).toBeCloseTo(1, 1), patiently);
  socket.disconnect();
});

test('while anybody owes, the prices of what stands for it are followed', async () => {
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
  await trader.call(borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: '100' });
  everybodyGoes();
  await moves('BNBUSDT', 2);
  await trader.call(repayMargin, { marginMode: 'cross', coin: 'USDT', amount: '200' });
  await moves('BTCUSDT', 2);
  const left = bookOf('BNBUSDT').sequence;
  await moves('BTCUSDT', 2);
  expect(bookOf('BNBUSDT').sequence).toBe(left);
});

test('while a conversion waits for its price, the coins that it is between are priced', async () => {
  const limitPrice = (1.2 / bookOf('SOLUSDT').middle).toFixed(8);
  await trader.call(placeConvertOrder, { fromCoin: 'USDT', toCoin: 'SOL', fromCoinSize: '100', limitPrice, days: 7 });
  everybodyGoes();
  expect(await moves('SOLUSDT', 2)).toBe(2);
});

test.each([
  { symbolId: 'ETHUSDT_UMCBL', businessLine: 10, coin: 'USDT', index: 'ETH', world: 'real money' },
  { symbolId: 'SXRPSUSDT_SUMCBL', businessLine: 8, coin: 'SUSDT', index: 'XRP', world: 'the demo' },
] as const)(
  'a position of $world is liquidated in time in a market that nobody looks at',
  async ({ symbolId, businessLine, coin, index }) => {
    const owner = await createTrader(exchange, { USDT: ['Tron', '2000'] });
    if (coin === 'USDT') await owner.call(transferFunds, { coin, amount: '1000', from: 'spot', to: 'futures' });
    else await owner.call(giveDemoFunds, { coin, amount: '1000' });
    await owner.call(setLeverage, { symbolId, leverage: 20 });
    const { priceDecimals = 0, quantityDecimals = 0 } = exchange.listings.marketOf(symbolId) ?? {};
    const price = Number(markOf(symbolId));
    const [delegatePrice, delegateCount] = [(price * 1.01).toFixed(priceDecimals), (10_000 / price).toFixed(quantityDecimals)];
    await owner.call(openContract, { symbolId, delegateType: 21, orderType: 0, delegatePrice, delegateCount });
    const held = async (): Promise<number> => (await owner.call(getPositions, { businessLine })).positions.length;
    expect(await held()).toBe(1);
    everybodyGoes();
    hands.factors.set(index, 0.85);
    await vi.waitFor(async () => expect(await held()).toBe(0), patiently);
    hands.factors.delete(index);
  },
);
