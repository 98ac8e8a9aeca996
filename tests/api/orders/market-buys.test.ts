// Buys at market of every kind that waits or trades at once, in every wallet: by quantity and by amount, what is held, and what is bought.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { batchPlaceOrders } from '#lib/contract/calls/v1/spot/order/batchPlace.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import { Side } from '#lib/contract/enums.ts';
import { ticks } from '#server/engine/units.ts';
import { assertSound } from '../assert-sound.ts';
import { bitcoin, houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
let passer: Visitor;
const traders = new Map<string, Visitor>();
beforeAll(async () => {
  exchange = await startTestExchange();
  passer = await createTrader(exchange, { USDT: ['Tron', '1000'] });
});
afterAll(() => exchange.close());
afterEach(async () => {
  await exchange.client.submit({ type: 'cancel-all-orders', accountId: 2, marketId: bitcoin(exchange).marketId, side: null });
  await assertSound(exchange);
});

const symbolId = 'BTCUSDT_SPBL';
const house = (side: Side, price: number, quantity: number) => houseOrder(exchange, side, price, quantity);

async function standAt(price: number): Promise<void> {
  const { marketId, priceDecimals } = bitcoin(exchange);
  await exchange.client.submit({ type: 'set-reference-price', marketId, priceTicks: ticks(price * 10 ** priceDecimals) });
}

/** The last price comes to a price: the house sells to a passer-by. */
async function trade(price: number): Promise<void> {
  await house(Side.sell, price, 0.0001);
  await passer.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: String(price), delegateCount: '0.0001' });
}

const wallets = {
  own: {},
  cross: { businessLine: 23, marginMode: 'cross' },
  isolated: { businessLine: 23, marginMode: 'isolated' },
  unified: {},
} as const;
type WalletName = keyof typeof wallets;

async function openTrader(wallet: WalletName): Promise<Visitor> {
  const trader = await createTrader(exchange, { USDT: ['Tron', '9000'] });
  if (wallet === 'unified') await trader.call(switchAccountMode, { mode: 'advanced' });
  if (wallet === 'cross') await trader.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'cross' });
  if (wallet === 'isolated') await trader.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'isolated', symbolId });
  return trader;
}

async function traderIn(wallet: WalletName): Promise<Visitor> {
  const trader = traders.get(wallet) ?? (await openTrader(wallet));
  traders.set(wallet, trader);
  return trader;
}

const sizes = { quantity: { delegateCount: '0.004', tradeUnit: 'base' }, amount: { delegateCount: '384', tradeUnit: 'quote' } } as const;
type SizeName = keyof typeof sizes;
type Asked = { readonly symbolId: string; readonly delegateType: 21 } & (typeof sizes)[SizeName] & (typeof wallets)[WalletName];

type Kind = {
  readonly place: (trader: Visitor, asked: Asked) => Promise<unknown>;
  /** By quantity, in dollars; by amount it holds the amount. Null: it trades at once. */
  readonly held: string | null;
};

const kinds: Readonly<Record<string, Kind>> = {
  market: { place: (trader, asked) => trader.call(placeOrder, { ...asked, orderType: 1 }), held: null },
  batch: { place: (trader, asked) => trader.call(batchPlaceOrders, { list: [{ ...asked, orderType: 1 }] }), held: null },
  // 0.004 × 96,500 × 1.1: a tenth is the band.
  trigger: { place: (trader, asked) => trader.call(placePlan, { ...asked, planType: 0, triggerPrice: '96500' }), held: '424.6' },
  exit: { place: (trader, asked) => trader.call(placePlanOrder, { ...asked, presetStopLossPrice: '96500' }), held: '424.6' },
  // 96,000 × 1.005 = 96,480; 0.004 × 96,480 × 1.1
  trailing: { place: (trader, asked) => trader.call(placePlan, { ...asked, planType: 6, rangeRate: '0.005' }), held: '424.512' },
};
const rows = (['own', 'cross', 'isolated', 'unified'] as const).flatMap((wallet) =>
  Object.entries(kinds).flatMap(([kind, how]) => (['quantity', 'amount'] as const).map((by) => ({ wallet, kind, by, ...how }))),
);

const dollarsHeld = async (trader: Visitor) => (await trader.call(getAssets, { coin: 'USDT' })).list[0]?.frozen;

test.each(rows)('$kind by $by, in the wallet $wallet', async ({ wallet, by, place, held }) => {
  await standAt(96_000);
  await trade(96_000);
  const trader = await traderIn(wallet);
  if (held === null) await house(Side.sell, 96_000, 0.005);
  await place(trader, { symbolId, delegateType: 21, ...sizes[by], ...wallets[wallet] });
  // What margin wallets hold is not held here.
  const isHere = held !== null && (wallet === 'own' || wallet === 'unified');
  expect(await dollarsHeld(trader)).toBe(!isHere ? '0' : by === 'quantity' ? held : '384');
  if (held !== null) {
    await house(Side.sell, 96_500, 0.005);
    await trade(96_500);
  }
  const [order] = (await trader.call(getOrderHistory, { symbolId })).list;
  // 384 / 96,500 = 0.003979…
  expect(order).toMatchObject({ orderType: 1, status: 4, dealCount: by === 'amount' && held !== null ? '0.003979' : '0.004000' });
  expect(await dollarsHeld(trader)).toBe('0');
});

test('slices by quantity hold the band above the last price for what is left, and buy it all', async () => {
  await standAt(96_000);
  await trade(96_000);
  const trader = await traderIn('own');
  await house(Side.sell, 96_000, 0.01);
  const { planId } = await trader.call(placeTwap, {
    symbolId,
    delegateType: 21,
    delegateCount: '0.004',
    sliceCount: 2,
    intervalMs: 1000,
  });
  await expect
    .poll(async () => (await trader.call(getPlanHistory, {})).list, { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ planId, status: 2 }));
  const { list } = await trader.call(getOrderHistory, { symbolId });
  expect(list.slice(0, 2).map(({ dealCount }) => dealCount)).toEqual(['0.002000', '0.002000']);
  expect(await dollarsHeld(trader)).toBe('0');
});

test('a pair whose stop buys at market', async () => {
  await standAt(96_000);
  await trade(96_000);
  const trader = await traderIn('own');
  const asked = { symbolId, delegateType: 21, delegateCount: '0.004', delegatePrice: '95000' } as const;
  await trader.call(placeOco, { ...asked, triggerPrice: '96500' });
  expect(await dollarsHeld(trader)).toBe('424.6');
  await house(Side.sell, 96_500, 0.005);
  await trade(96_500);
  const [order] = (await trader.call(getOrderHistory, { symbolId })).list;
  expect(order).toMatchObject({ orderType: 1, status: 4, orderSource: 3, dealCount: '0.004000' });
  expect(await dollarsHeld(trader)).toBe('0');
});

test('a buy with a limit is changed into one at market, by the same quantity', async () => {
  await standAt(96_000);
  await trade(96_000);
  const trader = await traderIn('own');
  const asked = { symbolId, delegateType: 21, planType: 0, delegateCount: '0.004', triggerPrice: '96500' } as const;
  const { planId } = await trader.call(placePlan, { ...asked, executePrice: '96600' });
  expect(await dollarsHeld(trader)).toBe('386.4');
  await trader.call(updateDelegatePlan, { planId, executePrice: '' });
  expect(await dollarsHeld(trader)).toBe('424.6');
  // 0.09 × 96,500 × 1.1 = 9,553.5 is more than there is.
  expect(await trader.try(updateDelegatePlan, { planId, delegateCount: '0.09' })).toMatchObject({ code: '02014' });
});
