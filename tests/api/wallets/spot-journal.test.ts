// Spot sales in the journal, over the wire: a life with loose ends, its results worked out a second time from what the wallet was paid.
import { rmSync } from 'node:fs';
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getJournalFigures } from '#lib/contract/calls/v1/assets/journal/figures.ts';
import { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { keepTradeNote } from '#lib/contract/calls/v1/assets/journal/note.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { isSale, type JournalSale } from '#lib/contract/history/trade-journal.ts';
import { saleNotes } from '#server/store/schema/spot/spot-sales.ts';
import { newDataFolder } from '../data-folder.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const dataDir = newDataFolder();
let exchange: TestExchange;
let trader: Visitor;
let stranger: Visitor;

const [btc, eth] = ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'] as const;
/** The id of the order. */
const trade = async (symbolId: string, delegateType: 21 | 22, delegatePrice: string, delegateCount: string, more = {}): Promise<string> => {
  const asked = { symbolId, orderType: 0 as const, delegateType, delegatePrice, delegateCount, ...more };
  return (await trader.call(placeOrder, asked)).orderId;
};
const cookies = { trader: '', stranger: '' };
const restart = async (): Promise<void> => {
  await exchange.close();
  exchange = await startTestExchange({ dataDir });
  trader = createVisitor(exchange, { cookie: cookies.trader });
  stranger = createVisitor(exchange, { cookie: cookies.stranger });
};
const salesOf = async (request: RequestOf<typeof getTradeJournal> = {}): Promise<readonly JournalSale[]> =>
  (await trader.call(getTradeJournal, request)).list.filter(isSale);
const saleOf = async (orderId: string): Promise<JournalSale | undefined> => (await salesOf()).find((sale) => sale.orderId === orderId);

let [unknown, resting, partly, lost, ethBought] = ['', '', '', '', ''];
const btcBought: string[] = [];
/** The quantity sold by the order that waits, before the restart. */
let soldBefore: string | undefined;
/** Beyond what is read at a time, and no multiple of it. */
const many = 10500;

beforeAll(async () => {
  exchange = await startTestExchange({ dataDir });
  trader = await createTrader(exchange, { USDT: ['Tron', '9000'], BTC: ['Bitcoin', '0.1'] });
  stranger = await createTrader(exchange);
  Object.assign(cookies, { trader: trader.cookie(), stranger: stranger.cookie() });
  // Coins that were deposited, before anything was bought.
  await houseOrder(exchange, 'buy', 95_000, 0.01);
  unknown = await trade(btc, 22, '95000', '0.01');
  // A purchase in two fills, its fee in the coin: 0.02997 come in for 2,882.
  await houseOrder(exchange, 'sell', 96_000, 0.02);
  await houseOrder(exchange, 'sell', 96_200, 0.01);
  btcBought.push(await trade(btc, 21, '96200', '0.03'));
  // An order that sells a part, waits through transfers, a margin trade, a restart and another purchase, and sells the rest.
  await houseOrder(exchange, 'buy', 97_000, 0.004);
  resting = await trade(btc, 22, '97000', '0.012');
  soldBefore = (await saleOf(resting))?.closedCount;
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'futures' });
  await trader.call(transferFunds, { coin: 'USDT', amount: '250.5', from: 'futures', to: 'spot' });
  await trader.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'cross' });
  await houseOrder(exchange, 'sell', 96_900, 0.006);
  await trade(btc, 21, '96900', '0.001', { businessLine: 23, marginMode: 'cross' });
  btcBought.push(await trade(btc, 21, '96900', '0.005'));
  await restart();
  await houseOrder(exchange, 'buy', 97_000, 0.008);
  // More than was bought.
  await houseOrder(exchange, 'buy', 96_500, 0.05);
  partly = await trade(btc, 22, '96500', '0.05');
  // Another market of the same venue, at a loss, and something left.
  await houseOrder(exchange, 'sell', 3500, 1, 'ETHUSDT');
  ethBought = await trade(eth, 21, '3500', '0.3');
  await houseOrder(exchange, 'buy', 3400.01, 0.1, 'ETHUSDT');
  lost = await trade(eth, 22, '3400.01', '0.1');
}, 120_000);
afterAll(async () => {
  await exchange.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Cash = { readonly orderId: string; readonly coin: string; readonly amount: Decimal };

/** The changes of the spot wallet by trades, oldest first. */
async function cashOf(): Promise<readonly Cash[]> {
  const all: Cash[] = [];
  let idLessThan: string | undefined;
  for (;;) {
    const { list, nextId } = await trader.call(getMovements, {
      account: 'spot',
      pageSize: 10,
      ...(idLessThan === undefined ? {} : { idLessThan }),
    });
    all.push(...list.flatMap(({ orderId, coin, amount }) => (orderId === '' ? [] : [{ orderId, coin, amount: new Decimal(amount) }])));
    if (nextId === null) return all.toReversed();
    idLessThan = nextId;
  }
}

/** Runs of one order's changes, each with what it did to the coin and to the money; the money's part of an average cost is never rounded. */
function replayed(cash: readonly Cash[], base: string): ReadonlyMap<string, Decimal> {
  const Exact = Decimal.clone({ precision: 80 });
  const runs: { readonly orderId: string; coin: Decimal; money: Decimal }[] = [];
  const ofCoin = new Set(cash.flatMap(({ orderId, coin }) => (coin === base ? [orderId] : [])));
  for (const { orderId, coin, amount } of cash) {
    if (!ofCoin.has(orderId)) continue;
    if (runs.at(-1)?.orderId !== orderId) runs.push({ orderId, coin: new Exact(0), money: new Exact(0) });
    const run = runs.at(-1);
    if (run === undefined) continue;
    if (coin === base) run.coin = run.coin.plus(amount);
    if (coin === 'USDT') run.money = run.money.plus(amount);
  }
  let [held, cost] = [new Exact(0), new Exact(0)];
  const results = new Map<string, Decimal>();
  for (const { orderId, coin, money } of runs) {
    if (coin.isPositive()) {
      [held, cost] = [held.plus(coin), cost.minus(money)];
      continue;
    }
    const covered = Decimal.min(held, coin.negated());
    if (covered.isZero()) continue;
    const part = cost.times(covered).div(held);
    const brought = money.times(covered).div(coin.negated());
    results.set(orderId, (results.get(orderId) ?? new Exact(0)).plus(brought).minus(part));
    [held, cost] = [held.minus(covered), cost.minus(part)];
  }
  return results;
}

test('results are those that the cash of the wallet comes to', async () => {
  const cash = await cashOf();
  const sales = await salesOf();
  expect(soldBefore).toBe('0.004');
  expect(sales.map(({ orderId, closedCount, coveredCount }) => [orderId, closedCount, coveredCount])).toEqual([
    [lost, '0.1', '0.1'],
    // 0.02997 and 0.004995 were bought, and 0.012 of them sold.
    [partly, '0.05', '0.022965'],
    [resting, '0.012', '0.012'],
    [unknown, '0.01', '0'],
  ]);
  const results = new Map([...replayed(cash, 'BTC'), ...replayed(cash, 'ETH')]);
  expect(sales.map(({ orderId, netProfit }) => (netProfit === null ? null : orderId))).toEqual(
    sales.map(({ orderId }) => (results.has(orderId) ? orderId : null)),
  );
  // Each fill of a sale rounds by less than a unit; the next sale has the other side of it.
  const off = sales.map(({ orderId, netProfit }) => (results.get(orderId) ?? new Decimal(0)).minus(netProfit ?? 0).abs());
  expect(Decimal.max(...off).toNumber()).toBeLessThan(4e-8);
  // All that was bought for bitcoin is sold: its results are the cash, without a rounding of the cost.
  const money = (orderId: string) =>
    Decimal.sum(0, ...cash.flatMap((one) => (one.orderId === orderId && one.coin === 'USDT' ? [one.amount] : [])));
  const brought = money(partly).times('0.022965').div('0.05').toDecimalPlaces(8, Decimal.ROUND_DOWN);
  const bitcoin = Decimal.sum(...btcBought.map(money), money(resting), brought);
  const { totals, markets } = await trader.call(getJournalFigures, {});
  expect(markets.map(({ symbolId, trades, won, netProfit, withoutCost }) => [symbolId, trades, won, netProfit, withoutCost])).toEqual([
    [btc, 2, 2, bitcoin.toFixed(), 1],
    [eth, 1, 0, (await saleOf(lost))?.netProfit, undefined],
  ]);
  // 340.001 less 0.1 % of it, less a third of 1,050 that came in as 0.2997: 350.35035036, up.
  expect(totals).toMatchObject([{ coin: 'USDT', trades: 3, won: 2, losses: '-10.68935136', withoutCost: 1 }]);
  expect(await saleOf(lost)).toMatchObject({ averageOpenPrice: '3503.5035036', averageClosePrice: '3400.01', paidFees: '-0.340001' });
  expect(await saleOf(unknown)).toMatchObject({ averageOpenPrice: null, netProfit: null });
});

test('what is kept is what its fills give anew, and a restart changes nothing', async () => {
  const before = await trader.call(getTradeJournal, {});
  const { pool } = exchange.store;
  await pool.query('truncate spot_sales, spot_holdings');
  expect(await trader.call(getTradeJournal, {})).toEqual(before);
  await restart();
  expect(await trader.call(getTradeJournal, {})).toEqual(before);
  // Readers at one time count nothing twice.
  await exchange.store.pool.query('truncate spot_sales, spot_holdings');
  const all = await Promise.all([1, 2, 3, 4].map(() => trader.call(getTradeJournal, {})));
  expect(all).toEqual([before, before, before, before]);
});

test('sales take notes, and are narrowed by line, market, result and tag, page by page', async () => {
  await trader.call(keepTradeNote, { orderId: lost, note: 'Sold too late', tags: ['late', 'eth'] });
  await trader.call(keepTradeNote, { orderId: unknown, note: '', tags: ['late'] });
  const named = async (request: RequestOf<typeof getTradeJournal>) => (await salesOf(request)).map(({ orderId }) => orderId);
  expect(await named({ businessLine: 1 })).toEqual([lost, partly, resting, unknown]);
  expect([await named({ businessLine: 10 }), await named({ symbolId: eth })]).toEqual([[], [lost]]);
  expect([await named({ result: 'profit' }), await named({ result: 'loss' }), await named({ result: 'unknown' })]).toEqual([
    [partly, resting],
    [lost],
    [unknown],
  ]);
  expect([await named({ tag: 'late' }), await named({ tag: 'late', result: 'loss' })]).toEqual([[lost, unknown], [lost]]);
  const { list, nextId } = await trader.call(getTradeJournal, { pageSize: 2 });
  expect(list.length).toBe(2);
  expect(await named({ pageSize: 2, idLessThan: nextId ?? '' })).toEqual([resting, unknown]);
  const { tags } = await trader.call(getJournalFigures, {});
  const byName = tags.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  expect(byName.map(({ tag, trades, netProfit, withoutCost }) => [tag, trades, netProfit, withoutCost])).toEqual([
    ['eth', 1, '-10.68935136', undefined],
    ['late', 1, '-10.68935136', 1],
  ]);
  expect((await trader.call(getJournalFigures, { result: 'loss' })).totals).toMatchObject([{ trades: 1, netProfit: '-10.68935136' }]);
  await trader.call(keepTradeNote, { orderId: lost, note: '', tags: [] });
  expect(await saleOf(lost)).toMatchObject({ note: '', tags: [] });
  const words = { note: 'not mine', tags: [] };
  expect(await stranger.try(keepTradeNote, { orderId: lost, ...words })).toMatchObject({ code: '50197' });
  // A purchase is no sale; a note is of one trade.
  expect(await trader.try(keepTradeNote, { orderId: ethBought, ...words })).toMatchObject({ code: '50197' });
  expect(await trader.try(keepTradeNote, words)).toMatchObject({ code: '40020' });
  expect(await trader.try(keepTradeNote, { orderId: lost, roundId: '1', ...words })).toMatchObject({ code: '40020' });
  expect((await exchange.store.db.select().from(saleNotes)).length).toBe(1);
});

test('very many fills are read piece by piece, and come to the same as all at once', async () => {
  const { pool } = exchange.store;
  await stranger.call(getTradeJournal, {});
  const { rows } = await pool.query<{ id: number }>('select max(account_id) as id from exchange_accounts');
  const [accountId, orders] = [rows[0]?.id ?? 0, many / 3];
  // Three fills an order: every other order buys 3 at 100 and the next one sells 3 at 101, without fees.
  await pool.query(`
    insert into fills (id, trade_id, order_id, account_id, market_id, side, role, price_ticks, quantity_lots, notional_units, fee_asset_id, fee_units, time_ms)
    select 1000000000000000 + i, 1000000000 + i, 1000000000 + i / 3, ${accountId}, 0, case when i / 3 % 2 = 0 then 'buy' else 'sell' end, 'taker', 1, 1,
      case when i / 3 % 2 = 0 then 100 else 101 end, 0, 0, i from generate_series(0, ${many - 1}) as i`);
  const [both, again] = [await stranger.call(getJournalFigures, {}), await stranger.call(getJournalFigures, {})];
  expect(both.totals).toMatchObject([
    { trades: orders / 2, won: orders / 2, netProfit: new Decimal(orders).times('1.5').times('0.00000001').toFixed() },
  ]);
  expect(again).toEqual(both);
});
