// The answers of calls about one's assets on what was deposited, moved and traded, against figures worked out beforehand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { explainBalance } from '#lib/contract/calls/v1/assets/explain.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getTransferable } from '#lib/contract/calls/v1/assets/transferable.ts';
import { getTransferRoutes } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

const trader = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Ethereum', '1000'] });

describe('what one owns, account by account', () => {
  test('is where it was moved, and counts once; play money counts for nothing', async () => {
    const ann = await trader();
    await ann.call(transferFunds, { coin: 'USDT', amount: '300.5', from: 'spot', to: 'futures' });
    await ann.call(giveDemoFunds, { coin: 'SUSDT', amount: '50' });
    const { list, totalUsdtValue } = await ann.call(getAccounts, {});
    expect(totalUsdtValue).toBe('1000');
    expect(list.filter(({ coins }) => coins.length > 0).map(({ account, usdtValue, isPlay }) => [account, usdtValue, isPlay])).toEqual([
      ['spot', '699.5', false],
      ['usdt', '300.5', false],
      ['susdt', '50', true],
    ]);
    expect(list.find(({ account }) => account === 'usdt')?.coins).toEqual([
      { coin: 'USDT', available: '300.5', frozen: '0', unrealised: '0', owed: '0', total: '300.5', usdtValue: '300.5' },
    ]);
  });

  test('nobody has anything at first', async () => {
    const { list, totalUsdtValue } = await (await createTrader(exchange)).call(getAccounts, {});
    expect(totalUsdtValue).toBe('0');
    expect(list.every(({ coins }) => coins.length === 0)).toBe(true);
  });
});

describe('worth through time', () => {
  test('what was deposited is no gain, and of one account what was moved is none either', async () => {
    const ann = await trader();
    await ann.call(transferFunds, { coin: 'USDT', amount: '300', from: 'spot', to: 'futures' });
    const all = await ann.call(getEquity, { span: '1D' });
    expect(all.list.at(-1)).toMatchObject({ worth: '1000' });
    expect(all).toMatchObject({ inflow: '1000', gain: '0' });
    expect(await ann.call(getEquity, { span: '1Y', account: 'usdt', zoneMinutes: 60 })).toMatchObject({ inflow: '300', gain: '0' });
    expect(await ann.call(getEquity, { span: '1W', account: 'spot' })).toMatchObject({ inflow: '700', gain: '0' });
  });

  test('of who never had anything is one point', async () => {
    const nobody = await createTrader(exchange);
    expect(await nobody.call(getEquity, { span: '1M' })).toMatchObject({ list: [{ worth: '0', gain: '0' }], inflow: '0', gain: '0' });
  });

  test('spans, accounts and zones that there are none of are refused', async () => {
    const nobody = await createTrader(exchange);
    expect(await nobody.try(getEquity, { span: '2D' })).toMatchObject({ code: '40020', params: { field: 'span' } });
    expect(await nobody.try(getEquity, { span: '1D', account: 'house' })).toMatchObject({ code: '40020', params: { field: 'account' } });
    expect(await nobody.try(getEquity, { span: '1D', zoneMinutes: 900 })).toMatchObject({ params: { field: 'zoneMinutes' } });
  });
});

const file = async (visitor: Visitor, query: string): Promise<{ readonly headers: Headers; readonly text: string }> => {
  const answer = await fetch(`${exchange.url}/api/v1/assets/history/export?${query}`, { headers: { cookie: visitor.cookie() } });
  return { headers: answer.headers, text: await answer.text() };
};

describe('every movement', () => {
  /** A deposit, two transfers, an order that is placed and cancelled. */
  const mover = async (): Promise<Visitor> => {
    const ann = await trader();
    await ann.call(transferFunds, { coin: 'USDT', amount: '300', from: 'spot', to: 'futures' });
    await ann.call(transferFunds, { coin: 'USDT', amount: '100.5', from: 'futures', to: 'spot' });
    const { orderId } = await ann.call(placeOrder, {
      symbolId: 'BTCUSDT_SPBL',
      businessLine: 1,
      delegateType: 21,
      orderType: 0,
      delegateCount: '0.001',
      delegatePrice: '90000',
      timeInForceValue: 0,
      tradeUnit: 'base',
    });
    await ann.call(cancelOrder, { orderId });
    return ann;
  };

  test('is told newest first, a transfer on both sides, holds only to who asks for them', async () => {
    const ann = await mover();
    const { list, nextId } = await ann.call(getMovements, {});
    expect(nextId).toBeNull();
    expect(list.map((row) => [row.cause, row.account, row.amount, row.availableAfter, row.otherAccount])).toEqual([
      ['transfer', 'spot', '100.5', '800.5', 'usdt'],
      ['transfer', 'usdt', '-100.5', '199.5', 'spot'],
      ['transfer', 'usdt', '300', '300', 'spot'],
      ['transfer', 'spot', '-300', '700', 'usdt'],
      ['deposit', 'spot', '1000', '1000', null],
    ]);
    const held = await ann.call(getMovements, { kind: 'hold' });
    expect(held.list.map((row) => [row.cause, row.amount, row.availableChange, row.frozenAfter])).toEqual([
      ['release', '0', '90', '0'],
      ['reserve', '0', '-90', '90'],
    ]);
  });

  test('is narrowed by kind, account, coin and time', async () => {
    const ann = await mover();
    const causes = async (filter: Parameters<typeof ann.call<typeof getMovements>>[1]): Promise<number> =>
      (await ann.call(getMovements, filter)).list.length;
    expect(await causes({ kind: 'deposit' })).toBe(1);
    expect(await causes({ account: 'usdt' })).toBe(2);
    expect(await causes({ account: 'usd' })).toBe(0);
    expect(await causes({ coin: 'BTC' })).toBe(0);
    expect(await causes({ endTime: 1000 })).toBe(0);
    expect(await ann.try(getMovements, { coin: 'NONE' })).toMatchObject({ code: '40030' });
  });

  test('pages neither skip nor repeat while more happens', async () => {
    const ann = await mover();
    const whole = (await ann.call(getMovements, {})).list.map(({ id }) => id);
    const seen: string[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const page: { list: { id: string }[]; nextId: string | null } = await ann.call(getMovements, {
        pageSize: 2,
        ...(before === undefined ? {} : { idLessThan: before }),
      });
      seen.push(...page.list.map(({ id }) => id));
      await ann.call(transferFunds, { coin: 'USDT', amount: '1', from: 'spot', to: 'futures' });
      before = page.nextId;
    }
    expect(seen).toEqual(whole);
  });

  test('goes home as a file, every line of it, and to nobody else', async () => {
    const ann = await mover();
    const { list } = await ann.call(getMovements, {});
    const lines = await file(ann, 'format=jsonl');
    expect(lines.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(lines.headers.get('content-disposition')).toMatch(/^attachment; filename="meridian-movements-\d{4}-\d{2}-\d{2}\.jsonl"$/);
    expect(
      lines.text
        .trim()
        .split('\n')
        .map((line: string): unknown => JSON.parse(line)),
    ).toEqual(list);
    const csv = await file(ann, 'format=csv&kind=deposit');
    const [head = '', row = ''] = csv.text.split('\r\n');
    expect(head).toContain('id,time,account,coin,cause,amount');
    expect(row).toMatch(/^\d+,20\d{2}-.*Z,spot,USDT,deposit,1000,1000,0,1000,0,,,$/);
    const stranger = await createTrader(exchange);
    expect((await file(stranger, 'format=jsonl')).text).toBe('');
  });
});

describe('a balance', () => {
  test('is the sum of its movements, to the unit', async () => {
    const ann = await trader();
    await ann.call(transferFunds, { coin: 'USDT', amount: '0.00000001', from: 'spot', to: 'futures' });
    await ann.call(placeOrder, {
      symbolId: 'BTCUSDT_SPBL',
      businessLine: 1,
      delegateType: 21,
      orderType: 0,
      delegateCount: '0.001',
      delegatePrice: '90000',
      timeInForceValue: 0,
      tradeUnit: 'base',
    });
    expect(await ann.call(explainBalance, { account: 'spot', coin: 'USDT' })).toEqual({
      available: '909.99999999',
      frozen: '90',
      sums: [
        { cause: 'deposit', movements: 1, available: '1000', frozen: '0' },
        { cause: 'reserve', movements: 1, available: '-90', frozen: '90' },
        { cause: 'transfer', movements: 1, available: '-0.00000001', frozen: '0' },
      ],
      held: [{ purpose: 'order', amount: '90' }],
      agrees: true,
    });
    expect(await ann.call(explainBalance, { account: 'usdt', coin: 'USDT' })).toMatchObject({ available: '0.00000001', agrees: true });
    expect(await ann.call(explainBalance, { account: 'usd', coin: 'USDT' })).toMatchObject({ sums: [], available: '0', agrees: true });
  });

  test('that the ledger contradicts is said not to agree', async () => {
    const ann = await trader();
    await exchange.projections.caughtUp(exchange.client.status().sequence);
    const { rows } = await exchange.store.pool.query(
      "update balance_causes set available_units = available_units + 1 where cause = 'deposit' returning account_id",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await ann.call(explainBalance, { account: 'spot', coin: 'USDT' })).toMatchObject({ available: '1000', agrees: false });
    await exchange.store.pool.query("update balance_causes set available_units = available_units - 1 where cause = 'deposit'");
    expect(await ann.call(explainBalance, { account: 'spot', coin: 'USDT' })).toMatchObject({ agrees: true });
  });
});

describe('what may be moved', () => {
  test('goes out of spot into the line whose margin it is, and back', async () => {
    const { list } = await (await createTrader(exchange)).call(getTransferRoutes, {});
    expect(list.find(({ from, to }) => from === 'spot' && to === 'usdt')?.coins).toEqual(['USDT']);
    expect(list.find(({ from, to }) => from === 'usd' && to === 'spot')?.coins).toContain('BTC');
    expect(list.some(({ from, to }) => from.startsWith('s') && from !== 'spot' && to !== from)).toBe(false);
  });

  test('is moved once under one client id: after a lost answer, fifty times at once, and never as something else', async () => {
    const ann = await trader();
    const order = { coin: 'USDT', amount: '10', from: 'spot', to: 'futures', clientOid: 'form-1' } as const;
    // Nobody hears the first answer.
    await ann.call(transferFunds, order);
    const answer = { coin: 'USDT', amount: '10', from: 'spot', to: 'futures' };
    expect(await ann.call(transferFunds, order)).toEqual(answer);
    expect(await ann.call(transferFunds, { ...order, amount: '10.0' })).toEqual(answer);
    const left = async (): Promise<string> => (await ann.call(getTransferable, { coin: 'USDT', from: 'spot' })).amount;
    expect(await left()).toBe('990');
    for (const other of [{ amount: '11' }, { from: 'futures', to: 'spot' }, { to: 'cross' }] as const)
      expect(await ann.try(transferFunds, { ...order, ...other })).toMatchObject({ code: '50207' });
    const fifty = Array.from({ length: 50 }, () => ann.call(transferFunds, { ...order, clientOid: 'form-2' }));
    expect(new Set((await Promise.all(fifty)).map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(answer)]));
    expect(await left()).toBe('980');
    // The refused request has not used its name up.
    const much = { ...order, amount: '2000', clientOid: 'form-3' };
    expect(await ann.try(transferFunds, much)).toMatchObject({ code: '02014' });
    await ann.call(transferFunds, { ...much, amount: '20' });
    expect(await left()).toBe('960');
    // Another account's names are its own.
    await (await trader()).call(transferFunds, { ...order, amount: '7' });
  });

  test('is just as much as the exchange lets go: one unit more is refused', async () => {
    const ann = await trader();
    expect(await ann.call(getTransferable, { coin: 'USDT', from: 'spot' })).toEqual({ coin: 'USDT', amount: '1000' });
    await ann.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'futures' });
    await ann.call(openContract, {
      symbolId: 'BTCUSDT_UMCBL',
      delegateType: 21,
      orderType: 0,
      delegateCount: '0.01',
      delegatePrice: '95000',
      timeInForceValue: 0,
      tradeUnit: 'base',
    });
    const { amount } = await ann.call(getTransferable, { coin: 'USDT', from: 'usdt' });
    expect(Number(amount)).toBeGreaterThan(900);
    expect(Number(amount)).toBeLessThan(1000);
    const more = (Math.round(Number(amount) * 1e8) + 1) / 1e8;
    const refused = await ann.try(transferFunds, { coin: 'USDT', amount: more.toFixed(8), from: 'futures', to: 'spot' });
    expect(refused).toMatchObject({ code: '02014' });
    await ann.call(transferFunds, { coin: 'USDT', amount, from: 'futures', to: 'spot' });
    expect(await ann.call(getTransferable, { coin: 'USDT', from: 'usdt' })).toMatchObject({ amount: '0' });
    expect(await ann.call(getTransferable, { coin: 'USDT', from: 'spot' })).toMatchObject({ amount });
  });
});
