// A venue tells of those who lead in it, before a core and bots that the test makes up; figures worked out by hand.
import { beforeEach, expect, test } from 'vitest';

import { MarginMode } from '#lib/contract/enums.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Command } from '#server/engine/command.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import { units } from '#server/engine/units.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { loadVenue } from '#server/market/venue.ts';
import { leaderHours } from '#server/store/schema/bots/leader-records.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { leadCoin } from './lead-coin.ts';
import { type LeadingParts, leadingInVenue } from './leading-in-venue.ts';

const { db } = await openTestStore();
const venue = loadVenue();
const { listings } = venue;
const contracts = loadContracts(undefined, venue);
listings.listContracts([...contracts.perpetuals], contracts.assets);

const marketOf = (symbol: string) => {
  const market = listings.marketOf(symbol);
  if (market === undefined) throw new Error(`${symbol} is not listed`);
  return market;
};
const assetOf = (code: string) => {
  const asset = listings.assetOf(code);
  if (asset === undefined) throw new Error(`${code} is not listed`);
  return asset;
};
const [spot, perpetual] = [marketOf('BTCUSDT'), marketOf('BTCUSDT_UMCBL')];
const [usdt, play, bitcoin] = [assetOf('USDT'), assetOf('SUSDT'), assetOf('BTC')];
const of = ({ decimals }: { readonly decimals: number }, coins: number): number => Math.round(coins * 10 ** decimals);

const hourMs = 3_600_000;
const nowMs = 400_000 * hourMs;
const prices = new Map([
  ['USDT', '0.5'],
  ['BTC', '30000'],
]);

type Bot = ReturnType<LeadingParts['automation']['copiesOf']>[number];
type Listener = Parameters<LeadingParts['automation']['onChanged']>[0];

/** A copy in spot: 100 USDT put in, 20 added, now worth 150: 30 made, of which 2 were shared. */
const copy = (change: Partial<Bot> = {}): Bot => ({
  strategyId: 51,
  ownerId: 5,
  marketId: spot.marketId,
  endedMs: null,
  toldAssetId: usdt.assetId,
  investedUnits: of(usdt, 100),
  addedUnits: of(usdt, 20),
  equityUnits: of(usdt, 150),
  totalUnits: of(usdt, 30),
  profitShare: { percent: 8, next: { percent: 12, fromMs: 7 }, sourceId: 1, markUnits: 0, paidUnits: of(usdt, 2) },
  terms: { terms: { sizing: { by: 'amount', amount: '25' }, leverage: null, markets: [] } },
  positions: [],
  coins: [],
  ...change,
});

const asked: Command[] = [];
const done = { sequence: 1, timeMs: 1, orderId: null } as const;
const well: Reply = { ...done, ok: true, cancelledOrderIds: [], filledLots: null, filledUnits: units(0n), cancelReason: null };
let reply: Reply = well;
let copies: readonly Bot[] = [];
let followed: readonly number[] = [];
let listener: Listener | null = null;
beforeEach(() => {
  asked.length = 0;
  [reply, copies, followed, listener] = [well, [], [], null];
});

const settings = (marketId: number, longLeverage: number) =>
  ({ marketId, marginMode: MarginMode.cross, longLeverage, shortLeverage: 3 }) as const;
const pledge = { lots: 0, value: 0 };
const none = { positions: [], aggregates: { sides: [], markets: [], assets: [] }, hedgeLines: [], isUnified: false };
const margin = { frozen: units(0n), maintenance: 0, initial: 0, claims: 0, free: 0, sendable: 0, gains: 0, isPooled: false, backing: null };

const leadingIn = (mode: TradingMode) =>
  leadingInVenue({
    coinOf: (line) => leadCoin(listings, mode, line),
    db,
    listings,
    bots: { held: () => [] },
    usdtPrice: (coin) => prices.get(coin) ?? null,
    now: () => nowMs,
    client: {
      balances: async () => [{ assetId: bitcoin.assetId, available: units(BigInt(of(bitcoin, 0.5))), frozen: units(0n) }],
      margins: async () => [],
      unified: async () => null,
      futures: async (accountId) => ({
        ...none,
        wallets: [
          { ...margin, assetId: usdt.assetId, available: units(BigInt(of(usdt, 700))), equity: of(usdt, 700) },
          { ...margin, assetId: play.assetId, available: units(BigInt(of(play, 900))), equity: of(play, 900) },
        ],
        settings:
          accountId === 1
            ? [settings(perpetual.marketId + 1, 7), settings(perpetual.marketId, 20)].map((one) => ({
                ...one,
                buys: pledge,
                sells: pledge,
              }))
            : [],
      }),
      submit: async (command) => {
        asked.push(command);
        return reply;
      },
      submitAll: async (commands) => {
        asked.push(...commands);
        return commands.map(() => reply);
      },
      leaderOf: async (accountId) => (accountId === 1 ? { lines: ['spot'], familyIds: [1, 9] } : null),
      followedBy: async (strategyId) => (followed.includes(strategyId) ? { leaderId: 1, line: 'spot' } : null),
    },
    automation: {
      copiesOf: (leaderId) => (leaderId === 1 ? copies : []),
      botsOf: (ownerId) => (ownerId === 5 ? copies : []),
      onChanged: (told) => {
        listener = told;
        return () => {
          listener = null;
        };
      },
    },
  });
const leading = leadingIn(TradingMode.live);

test('the worth of a line is that of its account, of play money where it is played for', async () => {
  // 0.5 BTC at 30,000; 700 and 900 at 0.5.
  expect([await leading.worthOf(1, 'spot'), await leading.worthOf(1, 'futures')]).toEqual(['15000', '350']);
  const inPlay = leadingIn(TradingMode.paper);
  expect([await inPlay.worthOf(1, 'spot'), await inPlay.worthOf(1, 'futures')]).toEqual(['15000', '450']);
});

test('the core is told who begins and who stops, and its refusal is told on', async () => {
  expect([await leading.startLeading(1, 'spot', [1, 9]), await leading.stopLeading(1, 'futures')]).toEqual([null, null]);
  expect(asked).toEqual([
    { type: 'start-leading', accountId: 1, line: 'spot', familyIds: [1, 9] },
    { type: 'stop-leading', accountId: 1, line: 'futures' },
  ]);
  reply = { ...done, ok: false, reason: RejectReason.insufficientBalance };
  expect([await leading.startLeading(1, 'spot', []), await leading.stopLeading(1, 'spot')]).toEqual([
    'insufficientBalance',
    'insufficientBalance',
  ]);
  expect([await leading.familyIn(1), await leading.familyIn(2)]).toEqual([[1, 9], []]);
});

test('an account follows while a bot of it that runs copies somebody', async () => {
  copies = [copy({ strategyId: 51 }), copy({ strategyId: 52, endedMs: 3 })];
  expect(await leading.follows(5)).toBe(false);
  followed = [52];
  expect(await leading.follows(5)).toBe(false);
  followed = [51];
  expect([await leading.follows(5), await leading.follows(6)]).toEqual([true, false]);
});

test('copies are told by line, their money in USDT at its price', () => {
  copies = [
    copy(),
    copy({ strategyId: 52, endedMs: 4, profitShare: null }),
    copy({ strategyId: 53, marketId: perpetual.marketId, profitShare: { percent: 5, sourceId: 1, markUnits: 0, paidUnits: 0 } }),
  ];
  // All of it at 0.5.
  const told = leading.copiesOf(1, 'spot').map(({ putIn, worth, profit, shared, ...rest }) => ({
    ...rest,
    money: [putIn, worth, profit, shared].map(String),
  }));
  expect(told).toEqual([
    {
      strategyId: 51,
      ownerId: 5,
      hasEnded: false,
      sharePercent: 8,
      nextShare: {
        percent: 12,
        fromMs: 7,
      },
      money: ['60', '75', '15', '1'],
    },
    { strategyId: 52, ownerId: 5, hasEnded: true, sharePercent: 0, nextShare: null, money: ['60', '75', '15', '0'] },
  ]);
  expect(leading.copiesOf(1, 'futures')).toMatchObject([{ strategyId: 53, sharePercent: 5, nextShare: null }]);
  expect(leading.copiesOf(2, 'spot')).toEqual([]);
});

test('play money is worth what it stands for, and a coin without a price nothing', () => {
  copies = [
    copy({ toldAssetId: play.assetId, equityUnits: of(play, 150) }),
    copy({ toldAssetId: assetOf('ETH').assetId, equityUnits: of(assetOf('ETH'), 1) }),
  ];
  expect(leading.copiesOf(1, 'spot').map(({ worth }) => worth.toFixed())).toEqual(['75', '0']);
});

test('the lowest worth is that of a day, of the account and the line alone', async () => {
  const hour = (leaderId: number, line: 'spot' | 'futures', hoursAgo: number, usdtWorth: number) => ({
    leaderId,
    line,
    hourMs: nowMs - hoursAgo * hourMs,
    equityUnits: of(usdt, usdtWorth),
    profitUnits: 0,
    flowUnits: 0,
    mostMarginUnits: 0,
  });
  const today = [hour(1, 'spot', 0, 500), hour(1, 'spot', 24, 300), hour(1, 'futures', 1, 40), hour(2, 'spot', 1, 20)];
  await db.insert(leaderHours).values([hour(1, 'spot', 25, 100), ...today]);
  // 300, 40 and 20 at 0.5.
  expect([await leading.lowestOf(1, 'spot'), await leading.lowestOf(1, 'futures'), await leading.lowestOf(2, 'spot')]).toEqual([
    '150',
    '20',
    '10',
  ]);
  expect(await leading.lowestOf(2, 'futures')).toBeNull();
});

test('an instruction goes to each copy, as text and under one name', async () => {
  await leading.tellCopies([51, 53], '!share-9', { action: 'share', percent: 7, next: null });
  const told = asked.map((command) => (command.type === 'instruct-strategy' ? { ...command, text: JSON.parse(command.text) } : command));
  const command = { type: 'instruct-strategy', name: '!share-9', text: { action: 'share', percent: 7, next: null } };
  expect(told).toEqual([
    { ...command, accountId: 51 },
    { ...command, accountId: 53 },
  ]);
});

test('sizes and holdings are those of the copies that run in the line, at the leader’s leverage of the market', async () => {
  const unit = 10 ** perpetual.quantityDecimals;
  const own = {
    marketId: perpetual.marketId,
    positions: [
      { marketId: perpetual.marketId, holdSide: 'long', lots: 2 * unit },
      { marketId: perpetual.marketId + 1, holdSide: 'long', lots: 5 * unit },
    ],
  } as const;
  copies = [copy(own), copy({ ...own, strategyId: 52, endedMs: 8 }), copy({ strategyId: 53 })];
  // 25 of margin, twenty times.
  expect(await leading.copiedIn(1, perpetual)).toEqual({
    sizes: { perUnit: '0', quantity: '0', notional: '500' },
    held: [{ holdSide: 'long', quantity: '2', copies: 1 }],
  });
  expect(await leading.copiedIn(1, spot)).toEqual({ sizes: { perUnit: '0', quantity: '0', notional: '25' }, held: [] });
  copies = [copy({ terms: { terms: { sizing: { by: 'equity' }, leverage: null, markets: [] } } })];
  // 150 of 15,000.
  expect((await leading.copiedIn(1, spot)).sizes.perUnit).toBe('0.01');
});

test('each leader that copies have left is told once', () => {
  const left: number[] = [];
  const stop = leading.onCopyEnded((leaderId) => left.push(leaderId));
  const ended = (copyOf: number | null, endedMs: number | null) => ({ copyOf, endedMs });
  listener?.({ bots: [ended(1, 7), ended(1, 8), ended(2, null), ended(null, 7), ended(3, 9)] });
  expect(left).toEqual([1, 3]);
  stop();
  expect(listener).toBeNull();
});
