// The worth of an account, worked out by hand: gains, deposits, transfers, positions, once each however it is told.
import { beforeEach, describe, expect, test } from 'vitest';

import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';
import { BusinessLine, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { createListings, type Listings } from '#server/engine/listings.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { noHistory } from '../candles/candle-history.ts';
import { createProjections, type Projections } from '../create-projections.ts';
import { sampleLinear } from '../sample-contracts.ts';
import { ann, bob, openSampleExchange } from '../sample-exchange.ts';
import { record, sampleListings, traded } from '../sample-events.ts';

const log = { info: () => undefined, error: () => undefined };
const store = await openTestStore();

beforeEach(async () => {
  const contracts = 'position_rounds, liquidations, funding_slots, funding_payments, deliveries';
  const hours = 'hour_balances, hour_positions, hour_marks, balance_causes';
  await store.pool.query(`truncate orders, fills, ledger_entries, trades, candles, projection_checkpoints, ${contracts}, ${hours}`);
});

async function written(listings: Listings, records: readonly EventRecord[]): Promise<Projections> {
  const projections = await createProjections({ store, listings, history: noHistory, log });
  projections.onRecords(records);
  await projections.caughtUp(records.at(-1)?.sequence ?? 0);
  return projections;
}

const hour = 3_600_000;
const start = 472_222 * hour;
const coin = 100_000_000n;
const ofAnn = { accountId: ann, strategyIds: [] };
const [usdt, bitcoin] = [0, 1];

/** The postings of one account, with the balance after each; the outside world is the other side. */
function posted(cause: LedgerPosted['cause'], rows: readonly (readonly [assetId: number, wallet: Wallet, delta: bigint, after: bigint])[]) {
  const entries = rows.map(([assetId, wallet, delta, after]) => ({
    accountId: ann,
    assetId,
    wallet,
    availableDelta: Number(delta),
    frozenDelta: 0,
    availableAfter: Number(after),
    frozenAfter: 0,
  }));
  const others = rows.map(([assetId, , delta]) => ({
    accountId: 0,
    assetId,
    availableDelta: Number(-delta),
    frozenDelta: 0,
    availableAfter: 0,
    frozenAfter: 0,
  }));
  return { type: 'ledger-posted' as const, cause, orderId: 0, entries: cause === 'transfer' ? entries : [...entries, ...others] };
}

/** Bitcoin at 100, then 110, then 120: deposits of 1,000 USDT and 2 BTC, a transfer of 100, a fee of 1, a deposit of 500. */
const life: readonly EventRecord[] = [
  record(1, start, traded(1, 10_000, 10)),
  record(2, start + 1, posted('deposit', [[usdt, Wallet.spot, 1000n * coin, 1000n * coin]])),
  record(3, start + 2, posted('deposit', [[bitcoin, Wallet.spot, 2n * coin, 2n * coin]])),
  record(4, start + hour, traded(2, 11_000, 10)),
  record(
    5,
    start + hour + 1,
    posted('transfer', [
      [usdt, Wallet.spot, -100n * coin, 900n * coin],
      [usdt, Wallet.futures, 100n * coin, 100n * coin],
    ]),
  ),
  record(6, start + 2 * hour, posted('fee', [[usdt, Wallet.futures, -1n * coin, 99n * coin]])),
  record(7, start + 3 * hour, traded(3, 12_000, 10)),
  record(8, start + 3 * hour + 1, posted('deposit', [[usdt, Wallet.spot, 500n * coin, 1400n * coin]])),
];

const moments = [start, start + hour, start + 2 * hour, start + 3 * hour];

describe('worth through the hours', () => {
  const everything = [
    { timeMs: moments[0], worth: '0', inflow: '0' },
    { timeMs: moments[1], worth: '1200', inflow: '1200' },
    // 20 gained with bitcoin.
    { timeMs: moments[2], worth: '1220', inflow: '0' },
    // The fee.
    { timeMs: moments[3], worth: '1219', inflow: '0' },
  ];

  test.each(['at once', 'one by one', 'told twice'])('of everything, %s', async (how) => {
    const projections = await written(sampleListings, how === 'one by one' ? life.slice(0, 1) : life);
    for (const one of how === 'one by one' ? life.slice(1) : []) {
      projections.onRecords([one]);
      await projections.caughtUp(one.sequence);
    }
    if (how === 'told twice') projections.onRecords(life);
    expect(await projections.equity.pastWorth(ofAnn, null, moments)).toEqual({ list: everything, inflowSince: '500' });
    expect(await projections.equity.firstHeldMs(ann)).toBe(start);
    await projections.close();
  });

  test('the same after the writer died in the middle and was told the rest', async () => {
    await (await written(sampleListings, life.slice(0, 5))).close();
    const projections = await written(sampleListings, life);
    expect((await projections.equity.pastWorth(ofAnn, null, moments)).list).toEqual(everything);
    await projections.close();
  });

  test('of one account, where transfers come and go', async () => {
    const projections = await written(sampleListings, life);
    const { list, inflowSince } = await projections.equity.pastWorth(ofAnn, 'spot', moments);
    expect(list.map(({ worth, inflow }) => [worth, inflow])).toEqual([
      ['0', '0'],
      ['1200', '1200'],
      ['1120', '-100'],
      ['1120', '0'],
    ]);
    expect(inflowSince).toBe('500');
    await projections.close();
  });

  test('begins in the middle with what was held before', async () => {
    const projections = await written(sampleListings, life);
    expect((await projections.equity.pastWorth(ofAnn, null, moments.slice(2))).list).toEqual([
      { ...everything[2], inflow: '0' },
      everything[3],
    ]);
    await projections.close();
  });

  test('somebody else has nothing of it', async () => {
    const projections = await written(sampleListings, life);
    expect((await projections.equity.pastWorth({ accountId: bob, strategyIds: [] }, null, moments)).list.map(({ worth }) => worth)).toEqual(
      ['0', '0', '0', '0'],
    );
    expect(await projections.equity.firstHeldMs(bob)).toBeNull();
    await projections.close();
  });
});

test('of a withdrawal what arrives elsewhere has gone, and its fee is lost', async () => {
  const named = { accountId: ann, assetId: usdt, units: units(100n * coin), feeUnits: units(3n * coin), reference: 'w1' };
  const records = [
    record(1, start, posted('deposit', [[usdt, Wallet.spot, 1000n * coin, 1000n * coin]])),
    record(2, start + hour, posted('withdrawal', [[usdt, Wallet.spot, -103n * coin, 897n * coin]]), {
      type: 'withdrawal-settled',
      ...named,
    }),
    record(3, start + 2 * hour, traded(1, 10_000, 10)),
  ];
  const projections = await written(sampleListings, records);
  const { list } = await projections.equity.pastWorth(ofAnn, null, moments.slice(0, 3));
  // 1,000 less 897 is 103: 100 have gone, 3 are a loss.
  expect(list.map(({ worth, inflow }) => [worth, inflow])).toEqual([
    ['0', '0'],
    ['1000', '1000'],
    ['897', '-100'],
  ]);
  await projections.close();
});

test('play money that is given in the spot wallet and moved to its contracts is neither a deposit nor a loss of real money', async () => {
  const [play, demo] = [{ assetId: 3, code: 'SUSDT', name: 'Play USDT', decimals: 8 }, BusinessLine.demoUsdt];
  const listings = createListings(sampleListings.assets, sampleListings.markets);
  listings.listContracts([{ ...sampleLinear, contract: { ...sampleLinear.contract, line: demo, margin: play.code } }], [play]);
  const projections = await written(listings, [
    record(1, start + 1, posted('deposit', [[usdt, Wallet.spot, 10n * coin, 10n * coin]])),
    record(2, start + 2, posted('deposit', [[play.assetId, Wallet.spot, 50n * coin, 50n * coin]])),
    record(
      3,
      start + 3,
      posted('transfer', [
        [play.assetId, Wallet.spot, -50n * coin, 0n],
        [play.assetId, Wallet.futures, 50n * coin, 50n * coin],
      ]),
    ),
  ]);
  const worths = async (account: 'spot' | 'susdt' | null) =>
    (await projections.equity.pastWorth(ofAnn, account, [start, start + hour])).list.map(({ worth, inflow }) => [worth, inflow]);
  const real = [
    ['0', '0'],
    ['10', '10'],
  ];
  expect(await worths(null)).toEqual(real);
  expect(await worths('spot')).toEqual(real);
  expect(await worths('susdt')).toEqual([
    ['0', '0'],
    ['50', '50'],
  ]);
  await projections.close();
});

test('what is borrowed is no gain and no deposit; its interest is a loss, and pairs are kept apart', async () => {
  const pair = (marketId: number, cause: LedgerPosted['cause'], delta: bigint, after: bigint): LedgerPosted => {
    const event = posted(cause, [[usdt, Wallet.isolated, delta, after]]);
    return { ...event, entries: event.entries.map((entry) => (entry.accountId === ann ? { ...entry, walletMarketId: marketId } : entry)) };
  };
  const debt = { accountId: ann, wallet: Wallet.isolated, marketId: 1, assetId: usdt, orderId: 0 } as const;
  const owed = (principal: bigint, interest: bigint) => ({
    principalAfter: units(principal * coin),
    interestAfter: units(interest * coin),
  });
  const life: readonly EventRecord[] = [
    record(1, start, pair(1, 'deposit', 100n * coin, 100n * coin)),
    record(2, start + 1, pair(2, 'deposit', 50n * coin, 50n * coin)),
    record(3, start + hour, pair(1, 'loan', 200n * coin, 300n * coin), {
      type: 'loan-taken',
      ...debt,
      units: units(200n * coin),
      ...owed(200n, 0n),
    }),
    record(4, start + hour + 1, {
      type: 'interest-charged',
      ...debt,
      principalUnits: units(200n * coin),
      dailyRateE9: 1,
      hours: 1,
      slotMs: start + hour,
      units: units(3n * coin),
      ...owed(200n, 3n),
    }),
    record(5, start + 2 * hour, pair(1, 'repayment', -200n * coin, 100n * coin), pair(1, 'interest', -3n * coin, 97n * coin), {
      type: 'loan-repaid',
      ...debt,
      principalUnits: units(200n * coin),
      interestUnits: units(3n * coin),
      cause: 'requested',
      ...owed(0n, 0n),
    }),
  ];
  const projections = await written(sampleListings, life);
  const told = async (account: 'isolated' | null) =>
    (await projections.equity.pastWorth(ofAnn, account, moments)).list.map(({ worth, inflow }) => [worth, inflow]);
  const expected = [
    ['0', '0'],
    ['150', '150'],
    ['147', '0'],
    ['147', '0'],
  ];
  expect(await told(null)).toEqual(expected);
  expect(await told('isolated')).toEqual(expected);
  expect((await projections.equity.pastWorth(ofAnn, 'spot', moments)).list.map(({ worth }) => worth)).toEqual(['0', '0', '0', '0']);
  expect(await projections.movements.explainedBalance(ann, 'isolated', 'USDT')).toMatchObject({ available: '147', frozen: '0' });
  await projections.close();
});

test('a position counts at the mark of the hour, and what it gained stays when it is closed', async () => {
  const sample = openSampleExchange();
  // One bitcoin at 100; then marked at 102; then sold at 103.
  sample.trade(bob, ann, Side.buy, 10_000, 10_000);
  const opened = sample.records.length;
  sample.mark(10_200);
  const marked = sample.records.length;
  sample.trade(bob, ann, Side.sell, 10_000, 10_300);
  const atHours = sample.records.map((one, place) => {
    const hours = place < opened ? 0 : place < marked ? 1 : 2;
    return { ...one, timeMs: start + hours * hour + place };
  });
  const projections = await written(sample.listings, atHours);
  const { list } = await projections.equity.pastWorth(
    ofAnn,
    'usdt',
    [1, 2, 3].map((hours) => start + hours * hour),
  );
  const [first, second, third] = list.map(({ worth }) => Number(worth));
  // The fee of opening: 0.06 % of 100.
  expect(first).toBeCloseTo(1_000_000 - 0.06, 6);
  expect(second).toBeCloseTo(1_000_000 - 0.06 + 2, 6);
  expect(third).toBeCloseTo(1_000_000 - 0.06 + 3 - 0.0618, 6);
  await projections.close();
});

describe('what a bot holds is its owner’s', () => {
  const funds = { assetId: usdt, wallet: Wallet.futures } as const;
  const buyOrSell = { marketId: sampleLinear.marketId, kind: 'limit', timeInForce: TimeInForce.gtc, amountUnits: units(0n) } as const;

  /** 2,000 go to spot; a bot takes 1,500 and buys one bitcoin at 100; it is marked at 102; sold at 103, and all goes back. */
  async function botLife() {
    const sample = openSampleExchange();
    sample.send({
      type: 'transfer-funds',
      accountId: ann,
      assetId: usdt,
      from: Wallet.futures,
      to: Wallet.spot,
      units: units(2000n * coin),
    });
    sample.send({ type: 'open-strategy-account', ownerId: ann, name: 'bot' });
    const botId = sample.exchange.strategiesOf(ann)[0]?.accountId ?? 0;
    const order = (side: Side, priceTicks: number): StrategyAction => ({
      ...buyOrSell,
      type: 'place',
      side,
      priceTicks: ticks(priceTicks),
      quantityLots: lots(10_000),
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    });
    let step = 0;
    const act = (action: StrategyAction): void => sample.send({ type: 'take-step', accountId: botId, step: (step += 1), action });
    const hourEnds = [sample.records.length];
    act({ type: 'take-funds', ...funds, units: units(1500n * coin) });
    sample.order(bob, Side.sell, 10_000, 10_000);
    act(order(Side.buy, 10_000));
    hourEnds.push(sample.records.length);
    sample.mark(10_200);
    hourEnds.push(sample.records.length);
    sample.order(bob, Side.buy, 10_000, 10_300);
    act(order(Side.sell, 10_300));
    act({ type: 'return-funds', ...funds, units: units(0n) });
    const records = sample.records.map((one, place) => {
      const hours = hourEnds.filter((end) => place >= end).length;
      return { ...one, timeMs: start + hours * hour + place };
    });
    const projections = await written(sample.listings, records);
    const ends = [1, 2, 3, 4].map((hours) => start + hours * hour);
    return {
      told: async (account: AccountKindId | null) =>
        (await projections.equity.pastWorth({ accountId: ann, strategyIds: [botId] }, account, ends)).list.map(({ worth, inflow }) => [
          worth,
          inflow,
        ]),
      close: () => projections.close(),
    };
  }

  test('of everything neither funding nor return is a step, and what the bot gains is gained; the accounts tell what moved', async () => {
    const life = await botLife();
    // Fees: 0.06 % of 100 and of 103. Bitcoins have no price here.
    expect(await life.told(null)).toEqual([
      ['1000000', '0'],
      ['999999.94', '0'],
      ['1000001.94', '0'],
      ['1000002.8782', '0'],
    ]);
    expect(await life.told('spot')).toEqual([
      ['2000', '0'],
      ['500', '-1500'],
      ['500', '0'],
      ['2002.8782', '1502.8782'],
    ]);
    expect(await life.told('strategy')).toEqual([
      ['0', '0'],
      ['1499.94', '1500'],
      ['1501.94', '0'],
      ['0', '-1502.8782'],
    ]);
    expect((await life.told('usdt')).map(([worth]) => worth)).toEqual(['998000', '998000', '998000', '998000']);
    await life.close();
  });

  test('coins that go to a bot and come back at another price are no flow', async () => {
    const botId = 1003;
    const entry = (accountId: number, delta: bigint, after: bigint) => ({
      accountId,
      assetId: bitcoin,
      wallet: Wallet.spot,
      availableDelta: Number(delta * coin),
      frozenDelta: 0,
      availableAfter: Number(after * coin),
      frozenAfter: 0,
    });
    const toBot = (delta: bigint, left: bigint, botHas: bigint): LedgerPosted => {
      return { type: 'ledger-posted', cause: 'strategy', orderId: 0, entries: [entry(ann, -delta, left), entry(botId, delta, botHas)] };
    };
    const projections = await written(sampleListings, [
      record(1, start, traded(1, 10_000, 10)),
      record(2, start + 1, posted('deposit', [[bitcoin, Wallet.spot, 3n * coin, 3n * coin]])),
      record(3, start + hour, traded(2, 12_000, 10), toBot(2n, 1n, 2n)),
      record(4, start + 2 * hour, traded(3, 15_000, 10), toBot(-2n, 3n, 0n)),
    ]);
    const { list } = await projections.equity.pastWorth({ accountId: ann, strategyIds: [botId] }, null, moments);
    // 3 bitcoins at 100, 120 and 150, wherever they are.
    expect(list.map(({ worth, inflow }) => [worth, inflow])).toEqual([
      ['0', '0'],
      ['300', '300'],
      ['360', '0'],
      ['450', '0'],
    ]);
    await projections.close();
  });
});
