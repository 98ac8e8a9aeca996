// Bots whose owner is frozen or begins anew are stopped before, and what they hold is given back.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { BotState, StopReason, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { startPaperOver } from '#lib/contract/calls/paptrading/startOver.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { lawSamples } from '#tests/automation/law-samples.ts';
import { orderCommand } from '#tests/order-command.ts';

import { bitcoin } from '../house-order.ts';
import { quoteHouse } from '../quote-house.ts';
import { startTestExchange, type TestExchange, type TestVenue } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let operator: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());

/** The house quotes bitcoin around 96,000, and `accountId`, who has the money, buys a little. */
async function openMarket(venue: TestVenue, accountId: number): Promise<void> {
  await quoteHouse(venue, { BTCUSDT: 96_000 });
  const { marketId, priceDecimals, quantityDecimals } = bitcoin(exchange);
  const bought = orderCommand(accountId, marketId, 'buy', 10 ** quantityDecimals / 1000, 96_010 * 10 ** priceDecimals);
  const reply = await venue.client.submit(bought);
  if (!reply.ok || reply.filledLots === 0) throw new Error('nothing was bought');
}

/** A grid of 500 USDT between 90,000 and 110,000 that runs. */
async function startGrid({ client, automation }: TestVenue, ownerId: number): Promise<BotView> {
  const opened = await client.submit({ type: 'open-strategy-account', ownerId, name: 'first' });
  if (!opened.ok || opened.accountId === undefined) throw new Error('no account was opened');
  const [sample] = lawSamples[StrategyType.spotGrid];
  if (sample?.terms.kind !== 'grid') throw new Error('there is no sample');
  const range = { lowerPrice: '90000', upperPrice: '110000', grids: 4, quoteInvestment: '500' };
  const terms = { kind: 'grid' as const, terms: { ...sample.terms.terms, ...range } };
  const { marketId } = bitcoin(exchange);
  const text = instructionText({ action: 'start', strategyType: StrategyType.spotGrid, marketIds: [marketId], terms });
  const { accountId } = opened;
  await client.submit({ type: 'instruct-strategy', accountId, name: 'start', text });
  await expect.poll(() => automation.bot(accountId)?.state, { timeout: 10_000 }).toBe(BotState.running);
  const bot = automation.bot(accountId);
  if (bot === null) throw new Error('there is no bot');
  return bot;
}

/** It has stopped because it was told to, and has neither orders nor coins. */
async function expectStopped({ client, automation }: TestVenue, { strategyId }: BotView): Promise<void> {
  expect(automation.bot(strategyId)).toMatchObject({ state: BotState.stopped, stopReason: StopReason.manual, coins: [] });
  expect(await client.openOrders(strategyId)).toEqual([]);
}

test('whoever is frozen has every coin of the bot back', async () => {
  const trader = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
  const { userId } = (await trader.call(userInfo, {})).userInfo;
  const ownerId = await exchange.accounts.accountOf(userId, TradingMode.live);
  await openMarket(exchange, ownerId);
  const bot = await startGrid(exchange, ownerId);
  expect(bot).toMatchObject({ ownerId, strategyType: StrategyType.spotGrid, stopReason: null, needsOwner: null });
  // The coins that it has bought and not sold are worth what it has paid, less fees.
  expect(bot.totalUnits).toBeLessThan(0);
  expect(bot.equityUnits - bot.investedUnits).toBe(bot.totalUnits);
  expect(exchange.automation.watched()).toEqual(new Set([bot.marketId]));
  expect((await trader.call(getAssets, {})).list.find(({ coin }) => coin === 'USDT')?.frozen).toBe('0');
  await operator.call(freezeUser, { email: await exchange.accounts.emailOf(userId), frozen: true, reason: 'asked by a court' });
  await expectStopped(exchange, bot);
  expect(exchange.automation.watched()).toEqual(new Set());
});

test('a new beginning in demo trading leaves no bot behind', async () => {
  const trader = await createTrader(exchange);
  await trader.call(enterPaper, {});
  const { userId } = (await trader.call(userInfo, {})).userInfo;
  const paper = await exchange.paper();
  const ownerId = await exchange.accounts.accountOf(userId, TradingMode.paper);
  await openMarket(paper, ownerId);
  const bot = await startGrid(paper, ownerId);
  await trader.call(startPaperOver, { funds: 'usual' });
  await expectStopped(paper, bot);
  expect(await exchange.accounts.accountOf(userId, TradingMode.paper)).not.toBe(ownerId);
});

test('health says how the bots are', async () => {
  const answer = await fetch(`${exchange.url}/api/health`);
  expect(await answer.json()).toMatchObject({
    status: 'ok',
    bots: { inFlight: 0, waiting: 0 },
    paper: { bots: { inFlight: 0, waiting: 0 } },
  });
});
