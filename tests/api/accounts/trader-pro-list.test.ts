// The list of the programme: scores worked out by hand, pages, one's own place, names that tell nothing; and what passing gives.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { stopLeading } from '#lib/contract/calls/v1/trigger/trace/leader/leave.ts';
import { getTraceIdentity } from '#lib/contract/calls/v1/trigger/trace/user/identity.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { getTraderProUsers } from '#lib/contract/calls/v1/trigger/trader-pro/user-list.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { Side } from '#lib/contract/enums.ts';
import { tellProgrammeNews } from '#server/services/trader-pro/tell-programme-news.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { enterProgramme } from './programme-account.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let played: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange();
  played = { ...exchange, ...(await exchange.paper()) };
});
afterAll(() => exchange.close());

const order = { symbolId, businessLine: 10, orderType: 0, delegateCount: '0.1' } as const;

/** Buys a tenth of a bitcoin at 96,000 for a fee of 5.76. */
async function buy(trader: Visitor): Promise<void> {
  await trader.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await setMark(played, symbolId, '96000');
  await houseContractOrder(played, symbolId, Side.sell, 96_000, 0.1);
  await trader.call(openContract, { ...order, delegateType: 21, delegatePrice: '96000' });
}

test('the best score first, in pages; one’s own stands with its place on each of them', async () => {
  const [winner, loser, idle, late] = [
    await enterProgramme(exchange),
    await enterProgramme(exchange),
    await enterProgramme(exchange),
    await enterProgramme(exchange),
  ];
  await buy(winner);
  await houseContractOrder(played, symbolId, Side.buy, 97_000, 0.1);
  await winner.call(closeContract, { ...order, delegateType: 22, delegatePrice: '97000' });
  await buy(loser);
  await setMark(played, symbolId, '88000');
  await loser.call(getTraderProState, {});

  const page = (who: Visitor, pageNo: number) => who.call(getTraderProUsers, { pageNo, pageSize: 2 });
  const first = await page(loser, 1);
  // Won 100 less fees of 5.76 and 5.82, one close of one: 0.008842 · 60 + 40 − 0.000576 · 100 = 40.47292. Who did nothing has 0, the first of them first.
  expect(first.list.map(({ place, score, isMine }) => [place, score, isMine])).toEqual([
    [1, '40.47', false],
    [2, '0', false],
  ]);
  expect(first.hasMore).toBe(true);
  // Lost 805.76: −0.080576 · 60 − 0.080576 · 100 = −12.89216, rounded down.
  expect(first.mine).toMatchObject({ place: 4, score: '-12.9', isMine: true });
  const second = await page(loser, 2);
  expect(second).toMatchObject({ hasMore: false, mine: { place: 4 } });
  expect(second.list.map(({ place, score, isMine }) => [place, score, isMine])).toEqual([
    [3, '0', false],
    [4, '-12.9', true],
  ]);
  expect([(await page(idle, 1)).mine?.place, (await page(late, 1)).mine?.place]).toEqual([2, 3]);
  expect((await page(loser, 3)).list).toEqual([]);
  const stranger = await createTrader(exchange);
  expect((await stranger.call(getTraderProUsers, {})).mine).toBeNull();
});

test('names are the same for all that somebody does, and tell nothing of who it is', async () => {
  const main = await createTrader(exchange);
  const [{ email }, { userInfo: me }] = [await main.call(getSecurity, {}), await main.call(userInfo, {})];
  const inside = await enterProgramme(exchange, main);
  const answer = await inside.call(getTraderProUsers, { pageSize: 50 });
  expect(answer.mine?.trader).toMatch(/^[0-9A-F]{8}$/);
  expect(new Set(answer.list.map(({ trader }) => trader)).size).toBe(answer.list.length);
  for (const secret of [email, email.split('@')[0] ?? email, me.userId]) expect(JSON.stringify(answer)).not.toContain(secret);
});

test('whoever passes is a trader of contracts, whatever they lead and stop leading, and leads on the same conditions as all', async () => {
  const trader = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
  const { userId } = (await trader.call(userInfo, {})).userInfo;
  await trader.call(applyToLead, { line: 'spot', sharePercent: 10, agreed: true });
  const passed = {
    accountId: 1,
    sequence: 1,
    rule: '',
    kind: 'passed',
    timeMs: 1,
    value: 0n,
    limit: 0n,
    isTold: false,
    number: 1,
  } as const;
  const untold = [{ ...passed, participant: userId }];
  const news = tellProgrammeNews({
    reader: { untold: () => Promise.resolve([...untold]), markTold: () => Promise.resolve(void untold.pop()) },
    giveRole: exchange.accounts.giveRole,
    putOnce: exchange.services.inbox.putOnce,
    mail: () => Promise.resolve(),
    log: { error: () => undefined },
  });
  await news.look();
  news.stop();
  const identity = async () => trader.call(getTraceIdentity, {});
  expect(await identity()).toMatchObject({ mc: { identity: [1] }, sp: { identity: [1] } });
  // The identity that came with leading goes with it, and no more.
  await trader.call(stopLeading, { line: 'spot' });
  expect(await identity()).toMatchObject({ mc: { identity: [1] }, sp: { identity: [0] } });
  expect(await trader.try(applyToLead, { line: 'futures', sharePercent: 10, agreed: true })).toMatchObject({ code: '50336' });
  await trader.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'futures' });
  await trader.call(applyToLead, { line: 'futures', sharePercent: 10, agreed: true });
  await trader.call(stopLeading, { line: 'futures' });
  expect(await identity()).toMatchObject({ mc: { identity: [1] }, sp: { identity: [0] } });
});
