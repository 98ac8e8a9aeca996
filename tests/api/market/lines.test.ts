// Public data of every business line, from one trade in each: spot, margin, and the six lines of contracts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { getOpenPrices } from '#lib/contract/calls/v1/kline/getOpenPrice.ts';
import { getHomeMarkets } from '#lib/contract/calls/v1/mix/market/contract/getHomeQuotation.ts';
import { getQuotations } from '#lib/contract/calls/v1/mix/market/contract/getQuotation.ts';
import { getHotMarkets } from '#lib/contract/calls/v1/mix/market/contract/hotCoinSearchList.ts';
import { getPlatePrice } from '#lib/contract/calls/v1/mix/public/getPlatePrice.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getSymbols } from '#lib/contract/calls/v1/mix/symbol/getSymbolList.ts';
import { Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { ticks, units } from '#server/engine/units.ts';
import { orderCommand } from '#tests/order-command.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let visitor: Visitor;

/** Two trades of each, 0.01 at the first price and 0.02 at the second; a sale above and a purchase below stay in the book. */
const rows = [
  { line: 1, symbolId: 'BTCUSDT_SPBL', symbol: 'BTCUSDT', coins: ['BTC', 'USDT'], prices: ['96000', '96480'], form: null },
  { line: 10, symbolId: 'BTCUSDT_UMCBL', symbol: 'BTCUSDT_UMCBL', coins: ['USDT'], prices: ['96010', '96490'], form: 'linear' },
  { line: 11, symbolId: 'BTCUSD_DMCBL', symbol: 'BTCUSD_DMCBL', coins: ['BTC'], prices: ['96020', '96500'], form: 'coin' },
  { line: 12, symbolId: 'BTCPERP_CMCBL', symbol: 'BTCPERP_CMCBL', coins: ['USDC'], prices: ['96030', '96510'], form: 'linear' },
  { line: 8, symbolId: 'SBTCSUSDT_SUMCBL', symbol: 'SBTCSUSDT_SUMCBL', coins: ['SUSDT'], prices: ['96040', '96520'], form: 'linear' },
  { line: 9, symbolId: 'SBTCSUSD_SDMCBL', symbol: 'SBTCSUSD_SDMCBL', coins: ['SBTC'], prices: ['96050', '96530'], form: 'coin' },
  { line: 13, symbolId: 'SBTCSPERP_SCMCBL', symbol: 'SBTCSPERP_SCMCBL', coins: ['SUSDC'], prices: ['96060', '96540'], form: 'linear' },
] as const;
type Row = (typeof rows)[number];

async function done(commands: readonly Command[]): Promise<void> {
  const replies = await exchange.client.submitAll(commands);
  for (const [place, reply] of replies.entries()) if (!reply.ok) throw new Error(`${commands[place]?.type}: ${reply.reason}`);
}

const [seller, buyer] = [2, 3];

async function trade({ line, symbol, coins, prices, form }: Row): Promise<void> {
  const market = exchange.listings.marketOf(symbol);
  if (market === undefined) throw new Error(`no market ${symbol}`);
  const { marketId, priceDecimals, quantityDecimals } = market;
  const ticksOf = (price: number): number => Math.round(price * 10 ** priceDecimals);
  const lotsOf = (quantity: number): number => Math.round(quantity * 10 ** quantityDecimals);
  const funds = [seller, buyer].flatMap((accountId) =>
    coins.flatMap((code): Command[] => {
      const assetId = exchange.listings.assetOf(code)?.assetId ?? 0;
      const amount = { accountId, assetId, units: units(10n ** 13n) };
      const deposit: Command = { type: 'credit-deposit', ...amount, reference: `${accountId}-${line}-${code}` };
      return form === null ? [deposit] : [deposit, { type: 'transfer-funds', ...amount, from: 'spot', to: 'futures' }];
    }),
  );
  const mark: Command[] =
    form === null ? [] : [{ type: 'set-mark-price', marketId, markTicks: ticks(ticksOf(96_000)), indexTicks: ticks(ticksOf(96_000)) }];
  const order = (accountId: number, side: Side, quantity: number, price: number): Command =>
    orderCommand(accountId, marketId, side, lotsOf(quantity), ticksOf(price));
  await done([
    ...funds,
    { type: 'set-reference-price', marketId, priceTicks: ticks(ticksOf(96_000)) },
    ...mark,
    ...prices.flatMap((price, place) => [
      order(seller, Side.sell, 0.01 * (place + 1), Number(price)),
      order(buyer, Side.buy, 0.01 * (place + 1), Number(price)),
    ]),
    order(seller, Side.sell, 0.03, 96_700),
    order(buyer, Side.buy, 0.03, 95_900),
  ]);
}

beforeAll(async () => {
  exchange = await startTestExchange();
  visitor = createVisitor(exchange);
  for (const row of rows) await trade(row);
});
afterAll(() => exchange.close());

const numbers = (texts: readonly (string | null)[]): (number | null)[] => texts.map((text) => (text === null ? null : Number(text)));

describe.each(rows)('line $line', ({ line, symbolId, symbol, prices, form }) => {
  const [first, last] = prices.map(Number);

  test('tells the day of its markets, and its own alone', async () => {
    const { list } = await visitor.call(getQuotations, { businessLine: line });
    expect(list.map((ticker) => ticker.symbol)).toEqual([symbol]);
    const [ticker] = list;
    expect(numbers([ticker?.openPrice ?? null, ticker?.lastPrice ?? null, ticker?.baseVolume ?? null])).toEqual([first, last, 0.03]);
    expect(ticker?.contract === undefined).toBe(form === null);
    const boards = await visitor.call(getLeaderboards, { businessLine: line });
    expect([boards.gainers, boards.losers, boards.turnover].map((board) => board.map((one) => one.symbol))).toEqual([
      [symbol],
      [],
      [symbol],
    ]);
    for (const call of [getHomeMarkets, getHotMarkets])
      expect((await visitor.call(call, { businessLine: line })).list.map((one) => one.symbol)).toEqual([symbol]);
  });

  test('tells the best prices, the rules and the opening price of its market', async () => {
    expect(await visitor.call(getPlatePrice, { symbolId })).toMatchObject({ symbol });
    const { bestBid, bestAsk, lastPrice } = await visitor.call(getPlatePrice, { symbolId });
    expect(numbers([bestBid, bestAsk, lastPrice])).toEqual([95_900, 96_700, last]);
    const rules = await visitor.call(getSymbolInfo, { symbolId });
    expect(rules).toMatchObject({ symbolId, businessLine: line, ...(form === null ? {} : { form }) });
    for (const timezone of ['-1', '-480']) {
      const { openPrices } = await visitor.call(getOpenPrices, { bussiness: line, timezone });
      expect(openPrices.map((one) => [one.symbol, Number(one.openPrice)])).toEqual([[symbol, first]]);
    }
    expect((await visitor.call(getSymbols, { businessLine: line })).symbols).toContainEqual(rules);
  });

  test('is told again only when the list has changed', async () => {
    const { md5, symbols } = await visitor.call(getAllSymbols, { businessLine: line });
    expect(new Set(symbols?.map((market) => market.businessLine))).toEqual(new Set([line]));
    expect(await visitor.call(getAllSymbols, { businessLine: line, md5 })).toEqual({ md5, symbols: null });
    expect((await visitor.call(getAllSymbols, { businessLine: line, md5: 'old' })).symbols).toEqual(symbols);
    expect((await visitor.call(getSymbols, { businessLine: line })).symbols).toEqual(symbols);
  });
});

test('margin has the spot markets that lend', async () => {
  const lending = ['USDC', 'BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'DOGE'].map((coin) => `${coin}USDT`);
  const listed = [...lending, ...['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'DOGE'].map((coin) => `${coin}USDC`)];
  const { symbols } = await visitor.call(getSymbols, { businessLine: 23 });
  expect(symbols.map(({ symbol }) => symbol).toSorted()).toEqual(listed.toSorted());
  expect((await visitor.call(getQuotations, { businessLine: 23 })).list.map(({ symbol }) => symbol)).toEqual(['BTCUSDT']);
  expect((await visitor.call(getOpenPrices, { bussiness: 23 })).openPrices).toMatchObject([{ symbol: 'BTCUSDT' }]);
});

test('a line that there is none of has nothing', async () => {
  expect((await visitor.call(getQuotations, { businessLine: 4 })).list).toEqual([]);
  expect((await visitor.call(getSymbols, { businessLine: 4 })).symbols).toEqual([]);
  expect(await visitor.call(getOpenPrices, { bussiness: 4 })).toEqual({ openPrices: [] });
});

test('without a line every market is told; a region leaves out what is not offered there, a language names the coins', async () => {
  const { md5, symbols } = await visitor.call(getAllSymbols, {});
  expect(new Set(symbols?.map(({ businessLine }) => businessLine))).toEqual(new Set(rows.map(({ line }) => line)));
  expect(await visitor.call(getAllSymbols, { md5 })).toEqual({ md5, symbols: null });
  const inFrance = await visitor.call(getAllSymbols, { region: 'fr' });
  expect(inFrance.md5).not.toBe(md5);
  const spot = inFrance.symbols?.filter(({ businessLine }) => businessLine === 1) ?? [];
  expect(new Set(spot.map(({ quoteCoin }) => quoteCoin))).toEqual(new Set(['USDC', 'EUR']));
  expect(new Set(spot.map(({ baseCoin }) => baseCoin)).size).toBe(36);
  expect(inFrance.symbols?.filter(({ businessLine }) => businessLine !== 1)).toEqual(
    symbols?.filter(({ businessLine }) => businessLine !== 1),
  );
  expect(await visitor.call(getAllSymbols, { region: 'FR', md5: inFrance.md5 })).toEqual({ md5: inFrance.md5, symbols: null });
  expect((await visitor.call(getAllSymbols, { region: 'JP' })).md5).toBe(md5);
  const names = async (locale: string) => {
    const told = await visitor.call(getAllSymbols, { locale, businessLine: 1 });
    const euro = told.symbols?.find(({ symbol }) => symbol === 'BTCEUR');
    return [told.md5, euro?.baseName, euro?.quoteName];
  };
  const [english, chinese] = [await names('en'), await names('zh-CN')];
  expect([english.slice(1), chinese.slice(1)]).toEqual([
    ['Bitcoin', 'Euro'],
    ['Bitcoin', '欧元'],
  ]);
  expect(english[0]).not.toBe(chinese[0]);
});
