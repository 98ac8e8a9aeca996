// A bot in the account of the programme: its orders, profit, loss and position count, by the figures that the bot itself is told with.
import { Decimal } from 'decimal.js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { Side } from '#lib/contract/enums.ts';
import type { ProgrammeAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { assertSound } from '../assert-sound.ts';
import { botIn, botUntil, startGrid } from '../bots/bot-of.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';
import { enterProgramme } from './programme-account.ts';
import { patiently } from '#tests/api/patiently.ts';

const symbolId = 'BTCUSDT_SPBL';
const contractId = 'BTCUSDT_UMCBL';
const grid = {
  strategyType: 1,
  symbolId,
  strategyNum: 4,
  strategyMinPrice: '90000',
  strategyMaxPrice: '110000',
  tokenQuoteInvestAmount: '4000',
} as const;
let exchange: TestExchange;
/** The same, with the venue of play money in the place of the live one. */
let played: TestExchange;
/** Has demo money of their own, and moves the price. */
let somebody: Visitor;

beforeAll(async () => {
  exchange = await startTestExchange();
  played = { ...exchange, ...(await exchange.paper()) };
  somebody = await enterProgramme(exchange);
  await priceAt(100_000);
});
afterAll(() => exchange.close());
afterEach(() => assertSound(played));

async function priceAt(price: number): Promise<void> {
  await houseOrder(played, Side.sell, price, 0.0002);
  await somebody.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: String(price), delegateCount: '0.0002' });
}

async function attemptOf(trader: Visitor): Promise<ProgrammeAttempt> {
  const { attempt } = await trader.call(getTraderProState, {});
  if (attempt === null) throw new Error('there is no attempt');
  return attempt;
}
const attemptUntil = (trader: Visitor, isSo: (attempt: ProgrammeAttempt) => boolean): Promise<ProgrammeAttempt> =>
  vi.waitFor(async () => {
    const attempt = await attemptOf(trader);
    if (!isSo(attempt)) throw new Error(`the attempt stays as it is: ${JSON.stringify(attempt)}`);
    return attempt;
  }, patiently);

test('its orders and its profit count, to the unit', async () => {
  const trader = await enterProgramme(exchange);
  await houseOrder(played, Side.sell, 100_000, 0.01974);
  const { strategyId } = await startGrid(trader, grid);
  // It buys at the start for 1,974, and its fee of a thousandth is taken in bitcoin: 1.974 dollars.
  expect(await attemptOf(trader)).toMatchObject({ equity: '9998.026', orders: 1, state: 'running', losses: { daily: { used: '1.974' } } });
  await houseOrder(played, Side.sell, 95_000, 0.00987);
  await botUntil(trader, strategyId, ({ fillCount }) => fillCount === 2);
  await houseOrder(played, Side.buy, 100_000, 0.00986);
  const { totalProfit } = await botUntil(trader, strategyId, ({ matchedCount }) => matchedCount === 1);
  // The bot's own figures are a second method: it follows its own account alone.
  const attempt = await attemptOf(trader);
  expect(attempt).toMatchObject({ orders: 3, equity: new Decimal(10_000).plus(totalProfit).toFixed() });
  await houseOrder(played, Side.buy, 100_000, 0.01972);
  await trader.call(cancelStrategy, { strategyId });
  const stopped = await botIn(trader, strategyId, 'stopped');
  const after = await attemptOf(trader);
  expect(after).toMatchObject({ orders: 4, equity: new Decimal(10_000).plus(stopped.totalProfit).toFixed() });
  // All of it is back, and it was neither gain nor loss that it came.
  const { list } = await trader.call(getAssets, { coin: 'USDT' });
  expect(Number(after.equity) - Number(list[0]?.available)).toBeLessThan(1);
});

test('its loss and that by hand are one loss: a limit that neither reaches alone ends the attempt', async () => {
  const trader = await enterProgramme(exchange);
  await trader.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await setMark(played, contractId, '96000');
  await houseContractOrder(played, contractId, Side.sell, 96_000, 0.1);
  const order = {
    symbolId: contractId,
    businessLine: 10,
    delegateType: 21,
    orderType: 0,
    delegatePrice: '96000',
    delegateCount: '0.1',
  } as const;
  await trader.call(openContract, order);
  await houseOrder(played, Side.sell, 100_000, 0.01974);
  await startGrid(trader, grid);
  // By hand 900 and a fee of 5.76, by the bot a fee of 1.974.
  await setMark(played, contractId, '87000');
  expect(await attemptOf(trader)).toMatchObject({ state: 'running', losses: { daily: { used: '907.734' } } });
  // The bot holds 0.01972026, each 5,000 lower, and buys 0.0002 more for a fee of 0.019.
  await houseOrder(played, Side.sell, 95_000, 0.0002);
  const { broken } = await attemptUntil(trader, ({ state }) => state === 'failed');
  expect(broken).toMatchObject({ rule: 'dailyLoss', value: '1006.3543', limit: '1000' });
});

test('its position and that by hand are one position', async () => {
  const trader = await enterProgramme(exchange);
  await priceAt(100_000);
  await houseOrder(played, Side.sell, 100_000, 0.025);
  await trader.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.025' });
  // 2,500 less the fee by hand; the bot buys 1,974 at its start.
  expect(await attemptOf(trader)).toMatchObject({ state: 'running', orders: 1 });
  await houseOrder(played, Side.sell, 100_000, 0.01974);
  await startGrid(trader, grid);
  const { broken } = await attemptUntil(trader, ({ state }) => state === 'failed');
  expect(broken?.rule).toBe('position');
});
