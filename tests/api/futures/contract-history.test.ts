// The history of contracts, over the wire: orders, fills, positions, money, funding, a liquidation explained, and the insurance fund.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall, RequestOf } from '#lib/contract/call.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { getInsuranceAmounts } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import { exportInsuranceFlow } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalFlow/export.ts';
import { getInsuranceFlow } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalFlowV2.ts';
import { getDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/list.ts';
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { getFundingPayments } from '#lib/contract/calls/v1/mcp/history/funding.ts';
import { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import { getPeriodResult } from '#lib/contract/calls/v1/mcp/history/result.ts';
import { getClosedPositions } from '#lib/contract/calls/v1/mcp/history/positions.ts';
import { getFuturesTransactions } from '#lib/contract/calls/v1/mcp/history/transactions.ts';
import { getFundingRates } from '#lib/contract/calls/v1/mcp/market/capital/feeRate/list.ts';
import { getSettledFunding } from '#lib/contract/calls/v1/mcp/market/settle/feeRate/list.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { ticks } from '#server/engine/units.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import { insuranceAccountId } from '#server/projections/insurance/insurance-account.ts';
import { contractOf, createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
const slotMs = Math.floor(Date.now() / 28_800_000) * 28_800_000;
let exchange: TestExchange;
let maker: Visitor;
let trader: Visitor;
let fundBefore: string;

const order = (delegateType: 21 | 22, delegatePrice: string, delegateCount: string): RequestOf<typeof openContract> => ({
  symbolId,
  delegateType,
  orderType: 0,
  delegatePrice,
  delegateCount,
});
/** Public data is a moment behind; one's own is not, and what came before it is then there, too. */
const fundOf = async (): Promise<string> => {
  await trader.call(getFuturesTransactions, {});
  return (await trader.call(getInsuranceAmounts, { businessLine: 10 })).list.find(({ coin }) => coin === 'USDT')?.amount ?? '';
};

/**
 * A tenth of a bitcoin bought at 96,000 and sold at 97,000, with a funding in between; then a hundredth, isolated at twenty times, that the
 * mark price ends at 91,300. An order far away stays open.
 */
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, symbolId, '96000');
  maker = await createContractTrader(exchange, '25000');
  trader = await createContractTrader(exchange, '2000');
  fundBefore = await fundOf();
  await maker.call(openContract, order(22, '96000', '0.1'));
  await trader.call(openContract, order(21, '96000', '0.1'));
  const { marketId } = contractOf(exchange, symbolId);
  const reply = await exchange.client.submit({ type: 'settle-funding', marketId, slotMs, rateE8: 10_000 });
  if (!reply.ok) throw new Error(reply.reason);
  await maker.call(openContract, order(21, '97000', '0.1'));
  await trader.call(closeContract, { ...order(22, '97000', '0.1'), delegateType: 22 });
  await trader.call(setMarginMode, { symbolId, marginMode: 1 });
  await maker.call(openContract, order(22, '96000', '0.01'));
  await trader.call(openContract, order(21, '96000', '0.01'));
  await setMark(exchange, symbolId, '91300');
  await trader.call(openContract, order(21, '90000', '0.01'));
});
afterAll(() => exchange.close());

test('orders: open ones and those that are over, of a line, a contract, a side', async () => {
  const { list } = await trader.call(getContractOrderHistory, { businessLine: 10 });
  expect(list.map(({ delegateType, averagePrice, dealCount }) => [delegateType, averagePrice, dealCount])).toEqual([
    [21, '96000.0', '0.0100'],
    [22, '97000.0', '0.1000'],
    [21, '96000.0', '0.1000'],
  ]);
  expect(list[1]).toMatchObject({ symbolId, businessLine: 10, dealAmount: '9700', fee: '5.82', feeCoin: 'USDT', isReducePosition: true });
  const ids = async (request: RequestOf<typeof getContractOrderHistory>) =>
    (await trader.call(getContractOrderHistory, request)).list.map(({ orderId }) => orderId);
  expect(await ids({ symbolId, delegateType: 22 })).toEqual([list[1]?.orderId]);
  expect([await ids({ businessLine: 11 }), await ids({ symbolId: 'ETHUSDT_UMCBL' })]).toEqual([[], []]);
  expect(await trader.try(getContractOrderHistory, { symbolId: 'BTCUSDT' })).toMatchObject({ code: '50046' });
  expect(await trader.try(getContractOrderHistory, { businessLine: 1 })).toMatchObject({
    code: '40020',
    params: { field: 'businessLine' },
  });
  const first = await trader.call(getContractOrderHistory, { pageSize: 2 });
  expect(await ids({ pageSize: 2, idLessThan: first.nextId ?? '' })).toEqual([list[2]?.orderId]);
  expect((await trader.call(getContractOpenOrders, { businessLine: 10 })).list).toMatchObject([{ symbolId, delegatePrice: '90000.0' }]);
  expect((await trader.call(getContractOpenOrders, { businessLine: 12 })).list).toEqual([]);
});

test('fills with what closing brought', async () => {
  const { list } = await trader.call(getContractFills, { symbolId });
  expect(list.map(({ side, delegateType, price, fee, profit }) => [side, delegateType, price, fee, profit])).toEqual([
    ['buy', 21, '96000.0', '0.576', '0'],
    ['sell', 22, '97000.0', '5.82', '100'],
    ['buy', 21, '96000.0', '5.76', '0'],
  ]);
  expect((await trader.call(getContractFills, { orderId: list[1]?.orderId ?? '' })).list).toEqual([list[1]]);
});

test('spot knows nothing of it', async () => {
  for (const call of [getOrderHistory, getFills, getOpenOrders]) expect((await trader.call(call, {})).list).toEqual([]);
});

test('positions that are over', async () => {
  const { list } = await trader.call(getClosedPositions, { businessLine: 10 });
  expect(list).toMatchObject([
    { closedBy: 'liquidation', marginMode: 1, achievedProfits: '-47', paidFees: '-0.576', insurance: '-1', netProfit: '-48.576' },
    {
      closedBy: 'trade',
      marginMode: 2,
      largestCount: '0.1000',
      averageOpenPrice: '96000',
      averageClosePrice: '97000',
      achievedProfits: '100',
      paidFees: '-11.58',
      // 0.01 % of 9,600.
      paidFunding: '-0.96',
      netProfit: '87.46',
    },
  ]);
  const first = await trader.call(getClosedPositions, { pageSize: 1 });
  expect((await trader.call(getClosedPositions, { pageSize: 1, idLessThan: first.nextId ?? '' })).list).toEqual([list[1]]);
});

test('what a time has brought altogether, and on how much', async () => {
  const of = async (request: RequestOf<typeof getPeriodResult>) => (await trader.call(getPeriodResult, request)).list;
  // 87.46 − 48.576 on 9,600 and 960 at twenty times.
  const all = { coin: 'USDT', positions: 2, won: 1, netProfit: '38.884', margin: '528' };
  expect([await of({}), await of({ businessLine: 10 }), await of({ symbolId })]).toEqual([[all], [all], [all]]);
  expect((await trader.call(getClosedPositions, {})).list.map(({ margin }) => margin)).toEqual(['48', '480']);
  const [last] = (await trader.call(getClosedPositions, { pageSize: 1 })).list;
  expect(await of({ startTime: last?.closeTimeMs ?? 0 })).toEqual([
    { coin: 'USDT', positions: 1, won: 0, netProfit: '-48.576', margin: '48' },
  ]);
  expect([await of({ businessLine: 11 }), await of({ endTime: 1 })]).toEqual([[], []]);
});

test('positions, funding and liquidations of one kind alone', async () => {
  const ends = async (request: RequestOf<typeof getClosedPositions>) =>
    (await trader.call(getClosedPositions, request)).list.map(({ closedBy }) => closedBy);
  expect(await ends({ closedBy: 'liquidation' })).toEqual(['liquidation']);
  expect(await ends({ closedBy: 'trade', holdSide: 'long' })).toEqual(['trade']);
  expect([await ends({ closedBy: 'delivery' }), await ends({ holdSide: 'short' })]).toEqual([[], []]);
  const funding = async (visitor: Visitor, request: RequestOf<typeof getFundingPayments>) =>
    (await visitor.call(getFundingPayments, request)).list.map(({ amount }) => amount);
  expect([await funding(trader, { flow: 'paid' }), await funding(trader, { flow: 'received' })]).toEqual([['-0.96'], []]);
  expect([await funding(maker, { flow: 'paid' }), await funding(maker, { flow: 'received' })]).toEqual([[], ['0.96']]);
  expect([await funding(maker, { holdSide: 'short' }), await funding(maker, { holdSide: 'long' })]).toEqual([['0.96'], []]);
  const steps = async (request: RequestOf<typeof getLiquidations>) =>
    (await trader.call(getLiquidations, request)).list.map(({ step }) => step);
  expect([await steps({ step: 'taken', holdSide: 'long' }), await steps({ step: 'reduced' })]).toEqual([['taken'], []]);
  expect(await steps({ holdSide: 'short' })).toEqual([]);
  const [over] = (await trader.call(getClosedPositions, {})).list;
  expect(await ends({ startTime: over?.closeTimeMs ?? 0 })).toEqual(['liquidation']);
  expect(await trader.try(getLiquidations, { step: 'eaten' })).toMatchObject({ code: '40020', params: { field: 'step' } });
});

test('money of the futures wallet, by cause and coin', async () => {
  const causes = async (request: RequestOf<typeof getFuturesTransactions>) =>
    (await trader.call(getFuturesTransactions, request)).list.map(({ cause, availableChange }) => `${cause} ${availableChange}`);
  expect(await causes({ causes: ['fee', 'funding'] })).toEqual(['fee -0.576', 'fee -5.82', 'funding -0.96', 'fee -5.76']);
  expect(await causes({ coin: 'USDT', causes: ['transfer'] })).toEqual(['transfer 2000']);
  expect([await causes({ businessLine: 12 }), await causes({ coin: 'BTC' }), await causes({ endTime: 1 })]).toEqual([[], [], []]);
  // 2,000 + 87.46 − 48.576.
  expect((await trader.call(getFuturesTransactions, { businessLine: 10 })).list[0]?.availableAfter).toBe('2038.884');
  expect(await trader.try(getFuturesTransactions, { causes: ['whim'] })).toMatchObject({ code: '40020' });
});

test('funding: paid, settled, and what comes next', async () => {
  expect((await trader.call(getFundingPayments, {})).list).toMatchObject([
    {
      symbolId,
      holdSide: 'long',
      slotTimeMs: slotMs,
      count: '0.1000',
      fundingRate: '0.0001',
      markPrice: '96000.0',
      amount: '-0.96',
      coin: 'USDT',
    },
  ]);
  expect((await maker.call(getFundingPayments, {})).list).toMatchObject([{ holdSide: 'short', amount: '0.96' }]);
  const settled = { symbolId, settleTimeMs: slotMs, fundingRate: '0.0001', markPrice: '96000.0' };
  expect((await trader.call(getSettledFunding, { symbolId, range: '7d' })).list).toEqual([settled]);
  expect((await trader.call(getSettledFunding, { symbolId: 'ETHUSDT_UMCBL', range: '1m' })).list).toEqual([]);
  const { list } = await trader.call(getFundingRates, { businessLine: 10 });
  expect(list.length).toBeGreaterThanOrEqual(30);
  const found = list.find((one) => one.symbolId === symbolId);
  expect(found).toMatchObject({
    lastFundingRate: '0.0001',
    lastSettleTimeMs: slotMs,
    fundingIntervalMs: 28_800_000,
    fundingCapRate: '0.003',
  });
  expect(found?.nextFundingTimeMs).toBeGreaterThan(Date.now());
  expect((await trader.call(getFundingRates, { businessLine: 10, symbolId })).list.length).toBe(1);
});

test('a liquidation explained, to nobody but its owner', async () => {
  const { list } = await trader.call(getLiquidations, { symbolId });
  expect(list).toMatchObject([
    {
      holdSide: 'long',
      step: 'taken',
      // One-way: a sell.
      delegateType: 26,
      marginMode: 1,
      leverage: 20,
      count: '0.0100',
      averageOpenPrice: '96000',
      closePrice: '91300',
      achievedProfits: '-47',
      // 48 − 47 against 0.46 % of 913.
      grounds: { markPrice: '91300.0', tier: 1, maintenanceRate: '0.004', equity: '1', maintenance: '4.1998', marginRatio: '4.1998' },
      liquidationFee: '0.5478',
      insurance: '0.4522',
      entries: [
        { availableChange: '1', frozenChange: '-48' },
        { availableChange: '-1', frozenChange: '0' },
      ],
    },
  ]);
  expect((await maker.call(getLiquidations, {})).list).toEqual([]);
});

test('the insurance fund got what was left, and says so', async () => {
  expect(Number(await fundOf()) - Number(fundBefore)).toBe(1);
  const { list } = await trader.call(getInsuranceFlow, { coin: 'USDT', by: 'entry' });
  expect(list.map(({ cause, amount }) => [cause, amount])).toEqual([
    ['liquidation', '1'],
    ['deposit', fundBefore],
  ]);
  expect((await trader.call(getInsuranceFlow, { coin: 'USDT' })).list).toMatchObject([{ cause: '', amountAfter: await fundOf() }]);
  expect((await trader.call(getInsuranceFlow, { coin: 'NOPE' })).list).toEqual([]);
  expect(insuranceAccountId).toBe(venueAccounts.insurance);
});

test('every day of the insurance fund as a file; of a coin that it never had, the head alone', async () => {
  const fileOf = async (coin: string) => {
    const answer = await fetch(`${exchange.url}/api/${exportInsuranceFlow.path}?format=csv&coin=${coin}`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="insurance-fund.csv"');
    return (await answer.text()).replace('\uFEFF', '').split('\r\n');
  };
  const [head, ...days] = await fileOf('USDT');
  expect(head).toBe('coin,day,change,amountAfter');
  // The days of this test are its deposit and what the liquidation left, over midnight or not.
  expect(days.pop()).toBe('');
  expect(days.reduce((sum, day) => sum + Number(day.split(',')[2]), 0)).toBe(Number(await fundOf()));
  expect(days[0]).toMatch(/^USDT,20\d\d-\d\d-\d\d,/);
  expect(days[0]?.split(',')[3]).toBe(await fundOf());
  expect(await fileOf('NOPE')).toEqual([head, '']);
});

test('dated contracts with their ends', async () => {
  const { list } = await trader.call(getDeliveries, { businessLine: 11 });
  expect(list.length).toBeGreaterThanOrEqual(6);
  expect(list.every(({ deliveryPrice, deliveryTimeMs }) => deliveryPrice === null && deliveryTimeMs > Date.now())).toBe(true);
  expect((await trader.call(getDeliveries, { businessLine: 10 })).list).toEqual([]);
  // One that ends within moments: what had a price is listed with it, what never lived is not.
  const [first] = exchange.listings.contracts().filter(({ contract }) => contract.symbolType === 'delivery');
  const rules = first?.contract.rules.contract;
  if (first === undefined || rules === undefined) throw new Error('no dated contract');
  const ended = (marketId: number, symbol: string, ago: number) => {
    const contract = {
      ...first.contract,
      name: symbol,
      rules: { ...first.contract.rules, marketId, contract: { ...rules, deliveryMs: Date.now() - ago } },
    };
    return { ...first, marketId, symbol, contract };
  };
  const [over, unborn] = [ended(65_000, 'OVER_DMCBL', 2), ended(65_001, 'UNBORN_DMCBL', 1)];
  exchange.listings.listContracts([over, unborn]);
  const { marketId } = over;
  for (const command of [
    { type: 'list-market', rules: over.contract.rules },
    { type: 'set-mark-price', marketId, markTicks: ticks(500_000), indexTicks: ticks(500_000) },
    { type: 'settle-delivery', marketId, priceTicks: ticks(501_234) },
  ] as const) {
    const reply = await exchange.client.submit(command);
    if (!reply.ok) throw new Error(`${command.type}: ${reply.reason}`);
  }
  await trader.call(getFuturesTransactions, {});
  const after = (await trader.call(getDeliveries, { businessLine: 11 })).list;
  expect(after.length).toBe(list.length + 1);
  expect(after.at(-1)).toMatchObject({ symbolId: 'OVER_DMCBL', deliveryPrice: exchange.listings.priceText(over, 501_234) });
});

test('a page is named properly', async () => {
  const pages: readonly AnyCall[] = [getClosedPositions, getLiquidations, getFundingPayments, getFuturesTransactions, getContractFills];
  for (const call of pages) {
    expect(await trader.try(call, { pageSize: 1.5 })).toMatchObject({ code: '40020', params: { field: 'pageSize' } });
    expect(await trader.try(call, { idLessThan: 'x' })).toMatchObject({ code: '40020', params: { field: 'idLessThan' } });
    expect(await trader.try(call, { idLessThan: '1' })).toMatchObject({ code: '00000', data: { list: [], nextId: null } });
  }
});
