// The journal of closed positions, over the wire: notes and tags of one's own, and results that are worked out from the wallet as well.
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall, RequestOf } from '#lib/contract/call.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { getJournalFigures } from '#lib/contract/calls/v1/assets/journal/figures.ts';
import { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { keepTradeNote } from '#lib/contract/calls/v1/assets/journal/note.ts';
import { getFuturesTransactions } from '#lib/contract/calls/v1/mcp/history/transactions.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import type { JournalTrade } from '#lib/contract/history/trade-journal.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';
import { tradeNotes } from '#server/store/schema/contracts/contract-history.ts';
import { contractOf, createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { enterFreshSubAccount } from '../sub-account.ts';
import type { Visitor } from '../visitor.ts';

const [btc, eth] = ['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL'] as const;
const slotMs = Math.floor(Date.now() / 28_800_000) * 28_800_000;
let exchange: TestExchange;
let maker: Visitor;
let trader: Visitor;

const idOf = (trade: JournalTrade | undefined): string => (trade !== undefined && 'roundId' in trade ? trade.roundId : '');

type Way = 21 | 22;
const order = (symbolId: string, delegateType: Way, delegatePrice: string, delegateCount: string) => ({
  symbolId,
  delegateType,
  orderType: 0 as const,
  delegatePrice,
  delegateCount,
});
const other = (way: Way): Way => (way === 21 ? 22 : 21);

/** A position that somebody else takes the other side of, both times. */
async function roundTrip(symbolId: string, way: Way, count: string, [from, to]: readonly [string, string], between?: () => Promise<void>) {
  await setMark(exchange, symbolId, from);
  await maker.call(openContract, order(symbolId, other(way), from, count));
  await trader.call(openContract, order(symbolId, way, from, count));
  await between?.();
  await setMark(exchange, symbolId, to);
  await maker.call(openContract, order(symbolId, way, to, count));
  await trader.call(closeContract, order(symbolId, other(way), to, count));
}

/** Two bought bitcoin positions, one won and one lost, a funding in the first; and an ether sold at a profit. */
beforeAll(async () => {
  exchange = await startTestExchange();
  maker = await createContractTrader(exchange, '25000');
  trader = await createContractTrader(exchange, '5000');
  await roundTrip(btc, 21, '0.1', ['96000', '97000'], async () => {
    const { marketId } = contractOf(exchange, btc);
    const reply = await exchange.client.submit({ type: 'settle-funding', marketId, slotMs, rateE8: 10_000 });
    if (!reply.ok) throw new Error(reply.reason);
  });
  await roundTrip(btc, 21, '0.1', ['97000', '96700']);
  await roundTrip(eth, 22, '1', ['3500', '3480']);
});
afterAll(() => exchange.close());

test('figures come to what the wallet was paid, together, by contract and by tag', async () => {
  const { list } = await trader.call(getTradeJournal, {});
  expect(list.map(({ symbolId, netProfit, note, tags }) => [symbolId, netProfit, note, tags])).toEqual([
    // 20 less 0.06 % of 3,500 and of 3,480.
    [eth, '15.812', '', []],
    // −30 less 0.06 % of 9,700 and of 9,670.
    [btc, '-41.622', '', []],
    // 100 less 0.06 % of 9,600 and of 9,700, less 0.01 % of 9,600.
    [btc, '87.46', '', []],
  ]);
  const [third, second, first] = list;
  await trader.call(keepTradeNote, { roundId: idOf(first), note: 'Breakout.', tags: ['breakout', 'news'] });
  await trader.call(keepTradeNote, { roundId: idOf(second), note: '', tags: ['news'] });
  await trader.call(keepTradeNote, { roundId: idOf(third), note: 'Alone', tags: [] });
  const { totals, markets, tags } = await trader.call(getJournalFigures, {});
  const all = { coin: 'USDT', trades: 3, won: 2, netProfit: '61.65', gains: '103.272', losses: '-41.622' };
  // 2 ÷ 3, 103.272 ÷ 41.622, 61.65 ÷ 3.
  expect(totals).toEqual([{ ...all, winRate: '0.6667', profitFactor: '2.48', average: '20.55' }]);
  expect(markets.map(({ symbolId, trades, winRate, profitFactor, average }) => [symbolId, trades, winRate, profitFactor, average])).toEqual(
    [
      [btc, 2, '0.5', '2.1', '22.919'],
      [eth, 1, '1', null, '15.812'],
    ],
  );
  expect(tags.map(({ tag, trades, netProfit }) => [tag, trades, netProfit])).toEqual([
    ['news', 2, '45.838'],
    ['breakout', 1, '87.46'],
  ]);
  // By the cash: what came to the futures wallet and left it, but for what was moved there.
  const { list: paid } = await trader.call(getFuturesTransactions, { pageSize: 100 });
  const cash = paid
    .filter(({ cause }) => cause !== 'transfer')
    .reduce((sum, { availableChange, frozenChange }) => sum.plus(availableChange).plus(frozenChange), new Decimal(0));
  expect(totals[0]?.netProfit).toBe(cash.toFixed());
});

test('narrowed by contract, line, tag and time, page by page', async () => {
  const named = async (request: RequestOf<typeof getTradeJournal>) =>
    (await trader.call(getTradeJournal, request)).list.map(({ netProfit }) => netProfit);
  expect(await named({ symbolId: eth })).toEqual(['15.812']);
  expect([await named({ businessLine: 12 }), (await named({ businessLine: 10 })).length]).toEqual([[], 3]);
  expect([await named({ tag: 'news' }), await named({ tag: 'nothing' })]).toEqual([['-41.622', '87.46'], []]);
  expect((await trader.call(getJournalFigures, { tag: 'breakout' })).totals).toMatchObject([{ trades: 1, netProfit: '87.46' }]);
  const { list, nextId } = await trader.call(getTradeJournal, { pageSize: 2 });
  expect(await named({ pageSize: 2, idLessThan: nextId ?? '' })).toEqual(['87.46']);
  expect(await named({ startTime: (list[0]?.closeTimeMs ?? 0) + 1 })).toEqual([]);
  expect(await trader.try(getTradeJournal, { symbolId: 'NOPEUSDT' })).toMatchObject({ code: '50046' });
});

test('a note is text as it was written, in place of the one before, and an empty one is none', async () => {
  const [latest] = (await trader.call(getTradeJournal, { pageSize: 1 })).list;
  const roundId = idOf(latest);
  const note = '<b>no markup</b>\n\u0007\u202E “quoted”, =SUM(A1) 漢字';
  await trader.call(keepTradeNote, { roundId, note, tags: ['a b', 'وسم'] });
  expect((await trader.call(getTradeJournal, { pageSize: 1 })).list[0]).toMatchObject({ note, tags: ['a b', 'وسم'] });
  await trader.call(keepTradeNote, { roundId, note: '  ', tags: [] });
  expect((await trader.call(getTradeJournal, { pageSize: 1 })).list[0]).toMatchObject({ note: '', tags: [] });
  await trader.call(keepTradeNote, { roundId, note: 'x'.repeat(2000), tags: [] });
  for (const [field, wrong] of [
    ['note', { note: 'x'.repeat(2001), tags: [] }],
    ['tags', { note: '', tags: ['1', '2', '3', '4', '5', '6'] }],
    ['tags', { note: '', tags: ['twice', 'twice'] }],
    ['tags', { note: '', tags: ['one, two'] }],
    ['tags', { note: '', tags: ['\u0007'] }],
    ['tags', { note: '', tags: ['x'.repeat(25)] }],
    ['roundId', { roundId: 'x', note: '', tags: [] }],
  ] as const)
    expect([field, (await trader.try(keepTradeNote, { roundId, ...wrong })).code]).toEqual([field, '40020']);
});

test('positions of others and of one’s other accounts take no note', async () => {
  const { list } = await trader.call(getTradeJournal, {});
  const words = { roundId: idOf(list[0]), note: 'not mine', tags: ['mine'] };
  expect(await maker.try(keepTradeNote, words)).toMatchObject({ code: '50197' });
  expect((await maker.call(getJournalFigures, {})).tags).toEqual([]);
  await enterFreshSubAccount(exchange, trader);
  expect((await trader.call(getTradeJournal, {})).list).toEqual([]);
  expect(await trader.try(keepTradeNote, words)).toMatchObject({ code: '50197' });
});

test('demo trading has a journal of its own', async () => {
  const roundId = idOf((await maker.call(getTradeJournal, {})).list[0]);
  await maker.call(keepTradeNote, { roundId, note: 'real money', tags: [] });
  await maker.call(enterPaper, {});
  const inPaper = { [paperHeader]: '1', 'content-type': 'application/json' };
  const ask = ({ path }: AnyCall, request: object) => maker.raw(path, { body: JSON.stringify(request), headers: inPaper });
  expect((await ask(getTradeJournal, {})).data).toEqual({ list: [], nextId: null });
  expect((await ask(keepTradeNote, { roundId, note: 'play money', tags: [] })).code).toBe('50197');
  await maker.call(leavePaper, {});
  expect((await maker.call(getTradeJournal, {})).list[0]?.note).toBe('real money');
});

test('an account that is left behind leaves no words', async () => {
  const before = await exchange.store.db.select().from(tradeNotes);
  expect(before.length).toBeGreaterThan(0);
  for (const { accountId } of before) await exchange.tradeJournal.forget(accountId);
  expect(await exchange.store.db.select().from(tradeNotes)).toEqual([]);
});
