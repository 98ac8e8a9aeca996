// The bots of the house: each runs once, is published for everybody, and is started anew when it has ended.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { longestStrategyName } from '#lib/contract/bots/plaza.ts';
import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { strategyTypes } from '#lib/contract/bots/strategy-kinds.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { units } from '#server/engine/units.ts';
import { toBotMarket } from '#server/services/bots/bot-market.ts';
import { houseStrategies } from '#server/house/bots/house-strategies.ts';
import { keepHouseBots } from '#server/house/bots/keep-house-bots.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';

const houseBots = 8;
let exchange: TestExchange;
const errors: string[] = [];

/** Bitcoin alone has a price. */
const keep = (): Promise<boolean> =>
  keepHouseBots({
    ...exchange,
    strategies: houseStrategies.live,
    lastTicks: ({ symbol, priceDecimals }) => (symbol === 'BTCUSDT' ? 100_000 * 10 ** priceDecimals : 0),
    log: { error: (text) => void errors.push(text) },
  });
const running = (): readonly string[] =>
  exchange.bots
    .of(houseBots)
    .filter(({ state }) => state !== BotState.stopped)
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other));

beforeAll(async () => {
  exchange = await startTestExchange();
  const { client, listings } = exchange;
  await client.submitAll([
    { type: 'open-account', accountId: houseBots, kind: AccountKind.house },
    {
      type: 'credit-deposit',
      accountId: houseBots,
      assetId: listings.assetOf('USDT')?.assetId ?? 0,
      units: units(5_000_000_000_000n),
      reference: 'house-bots',
    },
  ]);
  const trader = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await houseOrder(exchange, 'sell', 100_000, 0.5);
  await trader.call(placeOrder, {
    symbolId: 'BTCUSDT_SPBL',
    delegateType: 21,
    orderType: 0,
    delegatePrice: '100000',
    delegateCount: '0.01',
  });
});
afterAll(() => exchange.close());

test.each(Object.entries(houseStrategies).flatMap(([venue, strategies]) => strategies.map((strategy) => ({ venue, ...strategy }))))(
  'the terms of $id fit its kind and its markets in the $venue venue',
  ({ strategyType, symbols, terms }) => {
    const { listings } = exchange;
    const legs = symbols.map((symbol) => {
      const listing = listings.marketOf(symbol);
      if (listing === undefined) throw new Error(`${symbol} is not listed`);
      const ticks = 250 * 10 ** listing.priceDecimals;
      const prices = { lastTicks: ticks, markTicks: ticks };
      return { listing, ticks, market: toBotMarket(listings, listing), prices, state: MarketState.online };
    });
    const [main] = legs;
    if (main === undefined) throw new Error('it has no market');
    const own = terms((share) => listings.priceText(main.listing, Math.round(main.ticks * share)));
    expect(botKind(strategyType)?.check(own, legs)).toEqual([]);
  },
);

test('each kind that needs nobody to tell it something has a bot of the house, and names are not given twice', () => {
  const types = (of: keyof typeof houseStrategies) => new Set(houseStrategies[of].map(({ strategyType }) => strategyType));
  const told: readonly StrategyType[] = [StrategyType.signal, StrategyType.spotCopy, StrategyType.futuresCopy];
  expect(types('live')).toEqual(new Set(strategyTypes.filter((type) => !told.includes(type))));
  expect(types('paper').size).toBeGreaterThan(9);
  for (const strategies of Object.values(houseStrategies)) {
    expect(new Set(strategies.map(({ id }) => id)).size).toBe(strategies.length);
    expect(new Set(strategies.map(({ name }) => name)).size).toBe(strategies.length);
    for (const { name } of strategies) expect(name.length).toBeLessThanOrEqual(longestStrategyName);
  }
});

test('each runs once where its market has a price, and everybody sees its parameters', async () => {
  await keep();
  await keep();
  expect(errors).toEqual([]);
  expect(running()).toEqual(['btc-averages.1', 'btc-dips.1', 'btc-grid.1', 'btc-weekly.1']);
  const [bot] = exchange.bots.of(houseBots).filter(({ name }) => name === 'btc-grid.1');
  expect(await exchange.plaza.publication(bot?.strategyId ?? 0)).toMatchObject({ name: 'BTC, 10 % around', showsParameters: true });
  expect(bot?.terms).toMatchObject({ kind: 'grid', terms: { lowerPrice: '90000.00', upperPrice: '110000.00' } });
});

test('one that has ended is started anew under the next number', async () => {
  const bot = exchange.bots.of(houseBots).find(({ name }) => name === 'btc-grid.1');
  await exchange.bots.tell(houseBots, bot?.strategyId ?? 0, 'stop', { action: 'stop', sells: false });
  await expect.poll(running).toEqual(['btc-averages.1', 'btc-dips.1', 'btc-weekly.1']);
  await keep();
  expect(errors).toEqual([]);
  expect(running()).toEqual(['btc-averages.1', 'btc-dips.1', 'btc-grid.2', 'btc-weekly.1']);
});
