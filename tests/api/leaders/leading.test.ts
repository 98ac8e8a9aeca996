// Leading copied trades: who may, what the exchange looks at, what others see, and how it ends.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import { sendToFamily } from '#lib/contract/calls/v1/assets/subAccount/transfer.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { getLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/list.ts';
import { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import { stopLeading } from '#lib/contract/calls/v1/trigger/trace/leader/leave.ts';
import { getTraceIdentity } from '#lib/contract/calls/v1/trigger/trace/user/identity.ts';
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { houseOrder } from '../house-order.ts';
import { standInCopy } from './stand-in-copy.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
  // The market has a price: bots are valued at it.
  await houseOrder(exchange, 'sell', 96_000, 0.001);
  const first = await rich();
  await first.call(placeOrder, { ...bid, delegatePrice: '96000' });
});
afterAll(() => exchange.close());

const rich = (): Promise<Visitor> => createTrader(exchange, { USDT: ['TRC20', '1000'] });
const lead = (who: Visitor, line: 'spot' | 'futures' = 'spot', sharePercent = 10) =>
  who.try(applyToLead, { line, sharePercent, agreed: true });
const idOf = async (who: Visitor): Promise<string> => (await who.call(userInfo, {})).userInfo.userId;
const numberOf = async (who: Visitor): Promise<number> => Number((await who.call(getTraceIdentity, {})).leaderId);
const ownLine = async (who: Visitor, line: 'spot' | 'futures') =>
  (await who.call(getOwnLeading, {})).lines.find((one) => one.line === line);
const bid = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.001' } as const;
const long = { symbolId: 'BTCUSDT_UMCBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.001' } as const;

describe('each condition is checked by the exchange', () => {
  test('the agreement', async () => {
    const ann = await rich();
    expect(await ann.try(applyToLead, { line: 'spot', sharePercent: 10, agreed: false })).toMatchObject({ code: '40020' });
    expect(await ann.try(applyToLead, { line: 'spot', sharePercent: 10 })).toMatchObject({ code: '40020' });
  });

  test('a worth of 100 USDT in the account of the line, to the unit', async () => {
    const ann = await createTrader(exchange, { USDT: ['TRC20', '199.99'] });
    await ann.call(transferFunds, { coin: 'USDT', amount: '100', from: 'spot', to: 'futures' });
    expect(await lead(ann, 'spot')).toMatchObject({ code: '50336', params: { minimum: 100, worth: '99.99' } });
    expect(await lead(ann, 'futures')).toMatchObject({ code: '00000' });
  });

  test('no open order of the line; one of the other line is no matter', async () => {
    const ann = await rich();
    await ann.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'futures' });
    await ann.call(placeOrder, bid);
    expect(await lead(ann, 'spot')).toMatchObject({ code: '50065' });
    expect(await ownLine(ann, 'spot')).toMatchObject({ leader: null });
    expect(await lead(ann, 'futures')).toMatchObject({ code: '00000' });
    await ann.call(cancelAllOrders, {});
    expect(await lead(ann, 'spot')).toMatchObject({ code: '00000' });
  });

  test('no position', async () => {
    const ann = await rich();
    await ann.call(transferFunds, { coin: 'USDT', amount: '900', from: 'spot', to: 'futures' });
    await houseOrder(exchange, 'sell', 96_000, 0.001, 'BTCUSDT_UMCBL');
    await ann.call(openContract, { ...long, delegatePrice: '96000' });
    expect(await lead(ann, 'futures')).toMatchObject({ code: '50065' });
    expect((await ann.call(getIdentity, {})).mc.identity).toEqual([0]);
  });

  test('a classic account', async () => {
    const ann = await rich();
    await ann.call(switchAccountMode, { mode: 'basic' });
    expect(await lead(ann)).toMatchObject({ code: '50200' });
  });

  test('who copies somebody does not lead, and who leads copies nobody', async () => {
    const [ann, bob] = [await rich(), await rich()];
    await lead(ann);
    await standInCopy(exchange, bob, await numberOf(ann));
    expect(await lead(bob)).toMatchObject({ code: '50332' });
    await expect(standInCopy(exchange, ann, await numberOf(ann))).rejects.toThrow('own-leader');
  });

  test('a share above that of the tier', async () => {
    const ann = await rich();
    expect(await lead(ann, 'spot', 11)).toMatchObject({ code: '50340', params: { max: 10 } });
  });

  test('no guest, no usual sub-account; of a family one account leads a line', async () => {
    const guest = createVisitor(exchange);
    await guest.call(enterAsGuest, {});
    expect(
      await guest.raw(applyToLead.path, {
        body: JSON.stringify({ line: 'spot', sharePercent: 10, agreed: true }),
        headers: { 'content-type': 'application/json', paptrading: '1' },
      }),
    ).toMatchObject({ code: '23140' });
    const main = await rich();
    const mainId = await idOf(main);
    const [usual, leads] = [
      await exchange.accounts.subAccounts.create(mainId, 'usual', 'normal'),
      await exchange.accounts.subAccounts.create(mainId, 'leads', 'copyFutures'),
    ];
    for (const to of [usual?.userId ?? '', leads?.userId ?? '']) {
      await main.call(sendToFamily, { from: mainId, to, coin: 'USDT', amount: '300' });
      await main.call(enterSubAccount, { userId: to });
      await main.call(transferFunds, { coin: 'USDT', amount: '150', from: 'spot', to: 'futures' });
      await main.call(leaveSubAccount, {});
    }
    await main.call(transferFunds, { coin: 'USDT', amount: '150', from: 'spot', to: 'futures' });
    await main.call(enterSubAccount, { userId: usual?.userId ?? '' });
    expect(await lead(main, 'futures')).toMatchObject({ code: '50335' });
    await main.call(leaveSubAccount, {});
    await main.call(enterSubAccount, { userId: leads?.userId ?? '' });
    expect(await lead(main, 'spot')).toMatchObject({ code: '50335' });
    expect(await lead(main, 'futures')).toMatchObject({ code: '00000' });
    expect((await main.call(getTraceIdentity, {})).lines).toEqual([{ line: 'futures', status: 1, suspended: false }]);
    await main.call(leaveSubAccount, {});
    expect(await lead(main, 'futures')).toMatchObject({ code: '50334' });
    // Coins are another line.
    expect(await lead(main, 'spot')).toMatchObject({ code: '00000' });
  });

  test('asked from both accounts of a family at once, one of them leads', async () => {
    const main = await rich();
    const mainId = await idOf(main);
    const sub = await exchange.accounts.subAccounts.create(mainId, 'leads', 'copyFutures');
    const subId = sub?.userId ?? '';
    await main.call(sendToFamily, { from: mainId, to: subId, coin: 'USDT', amount: '300' });
    await main.call(enterSubAccount, { userId: subId });
    await main.call(transferFunds, { coin: 'USDT', amount: '150', from: 'spot', to: 'futures' });
    const subNumber = await numberOf(main);
    await main.call(leaveSubAccount, {});
    await main.call(transferFunds, { coin: 'USDT', amount: '150', from: 'spot', to: 'futures' });
    const may = { mainId, mayLead: { spot: true, futures: true } };
    const asked = await Promise.all([
      exchange.leaders.apply({ ...may, userId: mainId, accountId: await numberOf(main) }, 'futures', 10),
      exchange.leaders.apply({ ...may, userId: subId, accountId: subNumber }, 'futures', 10),
    ]);
    expect(asked.map((refused) => refused?.refused ?? 'leads').toSorted()).toEqual(['leaderElsewhere', 'leads']);
  });
});

test('leading makes a trader of the account of the line, and leaving takes it away', async () => {
  const ann = await rich();
  await ann.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'futures' });
  const roles = async () => {
    const { mc, sp } = await ann.call(getTraceIdentity, {});
    expect(await ann.call(getIdentity, {})).toEqual({ mc, sp });
    return [mc.identity, sp.identity];
  };
  expect(await roles()).toEqual([[0], [0]]);
  await lead(ann, 'futures');
  expect(await roles()).toEqual([[1], [0]]);
  await lead(ann, 'spot');
  expect(await roles()).toEqual([[1], [1]]);
  await ann.call(stopLeading, { line: 'futures' });
  expect(await roles()).toEqual([[0], [1]]);
  expect(await ann.try(stopLeading, { line: 'futures' })).toMatchObject({ code: '50339' });
  await ann.call(stopLeading, { line: 'spot' });
  expect(await roles()).toEqual([[0], [0]]);
  expect((await ann.call(getTraceIdentity, {})).lines).toEqual([
    { line: 'spot', status: 3, suspended: false },
    { line: 'futures', status: 3, suspended: false },
  ]);
  // Once more, with another share.
  expect(await lead(ann, 'spot', 5)).toMatchObject({ code: '00000' });
  expect(await lead(ann, 'spot', 5)).toMatchObject({ code: '50338' });
  expect(await ownLine(ann, 'spot')).toMatchObject({ leader: { status: 1, sharePercent: 5, endedTimeMs: null } });
});

test('spot traces are shown while somebody leads spot in the world that one is in', async () => {
  const own = await startTestExchange();
  try {
    const [ann, bob] = [await createTrader(own, { USDT: ['TRC20', '200'] }), await createTrader(own)];
    const shown = async () => (await bob.call(userInfo, {})).showSpotTrace;
    expect(await shown()).toBe(false);
    await ann.call(applyToLead, { line: 'spot', sharePercent: 0, agreed: true });
    expect(await shown()).toBe(true);
    await ann.call(stopLeading, { line: 'spot' });
    expect(await shown()).toBe(false);
  } finally {
    await own.close();
  }
});

test('an account of the family that is opened later is of it in the core too', async () => {
  const main = await rich();
  await lead(main);
  const number = await numberOf(main);
  const mainId = await idOf(main);
  const sub = await exchange.accounts.subAccounts.create(mainId, 'later', 'normal');
  await main.call(enterSubAccount, { userId: sub?.userId ?? '' });
  const later = await numberOf(main);
  await main.call(leaveSubAccount, {});
  expect((await exchange.client.leaderOf(number))?.familyIds).toEqual([number, later]);
});

describe('copiers', () => {
  test('a leader sees sums, a stranger the number of them alone, and nobody sees who they are', async () => {
    const [ann, bob, cat, dan] = [await rich(), await rich(), await rich(), await rich()];
    await lead(ann);
    const number = await numberOf(ann);
    await standInCopy(exchange, bob, number);
    await standInCopy(exchange, cat, number);
    expect(await ownLine(ann, 'spot')).toMatchObject({
      ownUsdt: '1000',
      tier: 'bronze',
      maxSharePercent: 10,
      places: 300,
      copies: { copiers: 2, copies: 2, worth: '60', putIn: '60', profit: '0', shared: '0', past: 0 },
    });
    const told = JSON.stringify(await ann.call(getOwnLeading, {}));
    for (const who of [bob, cat]) {
      expect(told).not.toContain(await idOf(who));
      expect(told).not.toContain(String(await numberOf(who)));
    }
    expect((await dan.call(getOwnLeading, {})).lines.map(({ copies }) => copies.copiers)).toEqual([0, 0]);
    expect((await bob.call(getOwnLeading, {})).lines.map(({ copies }) => copies.copiers)).toEqual([0, 0]);
    const listed = (await exchange.leaders.board('spot')).map(({ leader }) => leader.accountId);
    const { list } = await createVisitor(exchange).call(getLeaders, { line: 'spot' });
    expect(list.map(({ leaderId }) => Number(leaderId))).toEqual(listed);
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(
      [
        'copiers',
        'houseRule',
        'isOpen',
        'leaderId',
        'line',
        'nextShare',
        'places',
        'profile',
        'sharePercent',
        'startedTimeMs',
        'tier',
      ].toSorted(),
    );
  });

  test('the port of copies: share, places, and whether it takes more', async () => {
    const ann = await createTrader(exchange, { USDT: ['TRC20', '5000'] });
    const number = await numberOf(ann);
    expect(await exchange.leaders.leaderOf(number, 'spot')).toBeNull();
    await lead(ann, 'spot', 7);
    expect(await exchange.leaders.leaderOf(number, 'spot')).toEqual({ sharePercent: 7, nextShare: null, maxCopiers: 500, isOpen: true });
    expect(await exchange.leaders.leaderOf(number, 'futures')).toBeNull();
    // Money that comes for a moment gives no place: the lowest worth of the last day counts.
    const poor = await rich();
    await poor.call(transferFunds, { coin: 'USDT', amount: '800', from: 'spot', to: 'futures' });
    await lead(poor, 'spot', 7);
    await exchange.automation.written(exchange.client.status().sequence);
    await poor.call(transferFunds, { coin: 'USDT', amount: '800', from: 'futures', to: 'spot' });
    expect(await exchange.leaders.standing({ accountId: await numberOf(poor), line: 'spot' })).toMatchObject({
      ownUsdt: '1000',
      places: 100,
    });
    await ann.call(transferFunds, { coin: 'USDT', amount: '4000.01', from: 'spot', to: 'futures' });
    expect(await exchange.leaders.leaderOf(number, 'spot')).toEqual({ sharePercent: 7, nextShare: null, maxCopiers: 100, isOpen: true });
    await ann.call(transferFunds, { coin: 'USDT', amount: '900', from: 'spot', to: 'futures' });
    expect(await exchange.leaders.leaderOf(number, 'spot')).toEqual({ sharePercent: 7, nextShare: null, maxCopiers: 0, isOpen: false });
  });
});
