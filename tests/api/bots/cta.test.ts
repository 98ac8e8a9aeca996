// CTA and wise bots over the wire, in markets whose past can be worked out by hand.
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RequestOf, ResponseOf } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { previewCta } from '#lib/contract/calls/v1/trigger/strategy/cta/confirmParam.ts';
import { placeStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/placeStrategyCta.ts';
import { updateStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/updateStrategy.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { placeStrategyWise } from '#lib/contract/calls/v1/trigger/strategy/wise/placeStrategyWise.ts';
import { getWiseTiers } from '#lib/contract/calls/v1/trigger/strategy/wise/tiers.ts';
import type { CandleHistory } from '#server/projections/candles/candle-history.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const now = Date.now();
const genesisMs = now - (now % minuteMs);
const firstDay = Math.floor(genesisMs / dayMs) - 60;

/** Up by a dollar a minute for three days and down again, from 98,000 to 102,320. */
function priceAt(timeMs: number): number {
  const minute = Math.floor(timeMs / minuteMs) % 8640;
  return 98_000 + (minute < 4320 ? minute : 8640 - minute);
}

const past: CandleHistory = {
  genesisMs,
  firstMs: firstDay * dayMs,
  minutes: (_symbol, day) => {
    if (day < firstDay) return null;
    const beginMs = day * dayMs;
    const count = Math.max(0, Math.min(1440, (genesisMs - beginMs) / minuteMs));
    const column = (value: (openMs: number) => number): Float64Array =>
      Float64Array.from({ length: count }, (_, minute) => value(beginMs + minute * minuteMs));
    const ends = (openMs: number): readonly [number, number] => [priceAt(openMs) * 100, priceAt(openMs + minuteMs) * 100];
    return {
      count,
      open: column((openMs) => ends(openMs)[0]),
      high: column((openMs) => Math.max(...ends(openMs))),
      low: column((openMs) => Math.min(...ends(openMs))),
      close: column((openMs) => ends(openMs)[1]),
      lots: column(() => 1_000_000),
    };
  },
  candles: (_symbol, interval, fromMs, toMs) => {
    const width = interval === '1D' ? dayMs : minuteMs;
    const first = Math.ceil(Math.max(fromMs, firstDay * dayMs) / width) * width;
    const count = Math.max(0, Math.ceil((Math.min(toMs, genesisMs) - first) / width));
    return Array.from({ length: count }, (_, place) => {
      const openMs = first + place * width;
      const [open = 0, close = 0] = [openMs, Math.min(openMs + width, genesisMs)].map((atMs) => Math.round(priceAt(atMs) * 100));
      const range = { highTicks: Math.max(open, close), lowTicks: Math.min(open, close) };
      return { openTimeMs: openMs, openTicks: open, ...range, closeTicks: close, baseLots: 1_000_000n, quoteUnits: 10n ** 13n };
    });
  },
};

let exchange: TestExchange;
const symbolId = 'BTCUSDT_SPBL';
const perpetual = 'BTCUSDT_UMCBL';
const dollars = async (trader: Visitor): Promise<number> => Number((await trader.call(getAssets, { coin: 'USDT' })).list[0]?.available);

async function withDollars(): Promise<Visitor> {
  const trader = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await trader.call(acceptStrategyAgreement, { agreed: true });
  return trader;
}

beforeAll(async () => {
  exchange = await startTestExchange({ history: past });
  const first = await withDollars();
  await houseOrder(exchange, 'sell', 100_000, 1);
  await first.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  await setMark(exchange, perpetual, '100000');
  await houseContractOrder(exchange, perpetual, 'sell', 100_000, 1);
  await first.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await first.call(openContract, { symbolId: perpetual, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
});
afterAll(() => exchange.close());

const cta: RequestOf<typeof placeStrategyCta> = {
  strategyType: 15,
  symbolId,
  ctaType: 'MA',
  macFast: 2,
  macSlow: 5,
  indicatorInterval: '1D',
  investAmount: '1000',
  targetProfit: '0.05',
  targetLoss: '0.02',
};

/** The price at the end of a day; today has none yet. */
const dayClose = (daysAgo: number): number => priceAt((Math.floor(now / dayMs) - daysAgo + 1) * dayMs);

test('the preview tells the indicator of the closed days, the size of an entry and its exits', async () => {
  const trader = await withDollars();
  const told = await trader.call(previewCta, cta);
  const mean = (days: number): string =>
    (Array.from({ length: days }, (_, place) => dayClose(place + 1)).reduce((sum, close) => sum + close, 0) / days).toFixed(2);
  expect(told).toMatchObject({
    problems: [],
    price: '100000.00',
    lacking: 0,
    reading: [
      { name: 'MA 2', value: mean(2) },
      { name: 'MA 5', value: mean(5) },
    ],
    // 995 dollars are 0.00995 bitcoin.
    count: '0.00995',
    amount: '995',
    exits: [{ side: 'long', takeProfitPrice: '105000', stopLossPrice: '98000', liquidationPrice: null }],
  });
  expect(told.lastSignal).not.toBeNull();
});

test('a bot begins with the days before its start, is changed, and gives everything back', async () => {
  const trader = await withDollars();
  const { strategyId } = await trader.call(placeStrategyCta, cta);
  const bot = await botIn(trader, strategyId, 'running');
  expect(bot).toMatchObject({
    strategyType: 15,
    invested: '1000',
    bot: { kind: 'cta', terms: { indicator: { type: 'ma', fast: 2, slow: 5 }, interval: '1D', stopLossRate: '0.02', reenters: true } },
  });
  const { list } = await trader.call(getStrategyDecisions, { strategyId });
  expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(['cta.watches', 'cta.takes-funds']));
  expect(list.map(({ code }) => code)).not.toContain('cta.warms-up');
  await trader.call(updateStrategyCta, { strategyId, targetLoss: null, targetProfit: '0.1', reenters: false });
  const changed = await botUntil(trader, strategyId, ({ bot: { terms } }) => 'reenters' in terms && !terms.reenters);
  expect(changed.bot.terms).toMatchObject({ stopLossRate: null, takeProfitRate: '0.1' });
  await trader.call(cancelStrategy, { strategyId });
  expect(await botIn(trader, strategyId, 'stopped')).toMatchObject({ coins: [], stopReason: 'manual' });
  expect(await dollars(trader)).toBe(10_000);
});

test('one of contracts takes its margin mode and its leverage', async () => {
  const trader = await withDollars();
  const { strategyId } = await trader.call(placeStrategyCta, {
    ...cta,
    strategyType: 16,
    symbolId: perpetual,
    direction: 'both',
    leverage: 3,
    marginMode: 2,
  });
  expect(await botIn(trader, strategyId, 'running')).toMatchObject({ strategyType: 16, invested: '1000' });
  await trader.call(cancelStrategy, { strategyId });
  await botIn(trader, strategyId, 'stopped');
  expect(await dollars(trader)).toBe(10_000);
});

test.each<[string, Partial<RequestOf<typeof placeStrategyCta>>, string, string]>([
  ['a fast average that is slower', { macFast: 9 }, '50250', 'macSlow'],
  ['coins sold that nobody has', { direction: 'short' }, '40020', 'direction'],
  ['thresholds the wrong way round', { ctaType: 'RSI', rsiBuyThreshold: 70, rsiSellThreshold: 30 }, '50250', 'rsiSellThreshold'],
  ['a share of volume above one', { ctaType: 'VOI', voiThreshold: '1.5' }, '50250', 'voiThreshold'],
  ['bands without width', { ctaType: 'BOLL', bollN: '0' }, '50250', 'bollN'],
  ['a signal line too long', { ctaType: 'MACD', macdDif: 150 }, '50250', 'macdDif'],
  ['a stop below nothing', { targetLoss: '1.2' }, '50250', 'targetLoss'],
  ['too little', { investAmount: '0.5' }, '50248', 'investAmount'],
  ['leverage on spot', { leverage: 2 }, '50071', 'leverage'],
])('%s is refused at its field', async (_, wrong, code, field) => {
  const trader = await withDollars();
  const told = await trader.call(previewCta, { ...cta, ...wrong });
  expect(told.problems).toContainEqual(expect.objectContaining({ field }));
  await expect(trader.call(placeStrategyCta, { ...cta, ...wrong })).rejects.toThrow(code);
  expect(await dollars(trader)).toBe(10_000);
});

type Tiers = ResponseOf<typeof getWiseTiers>;

async function tiersOf(trader: Visitor): Promise<Tiers> {
  for (;;) {
    const told = await trader.call(getWiseTiers, { symbolId: perpetual });
    if (!told.pending) return told;
  }
}

test('a wise bot runs what was chosen for its tier, with the amount and the leverage of its owner', { timeout: 120_000 }, async () => {
  const trader = await withDollars();
  const asked = { symbolId: perpetual, tier: 'steady', investAmount: '900', leverage: 2 } as const;
  // Nobody has asked for its tiers yet.
  await expect(trader.call(placeStrategyWise, asked)).rejects.toThrow('50270');
  const { list } = await tiersOf(trader);
  expect(list.map(({ tier }) => tier)).toEqual(['conservative', 'steady', 'aggressive']);
  for (const { rounds, judgedRate, wonRounds } of list) {
    const worth = rounds.reduce((sum, round) => sum.times(new Decimal(round.judgedRate).plus(1)), new Decimal(1));
    expect(Number(judgedRate)).toBeCloseTo(worth.minus(1).toNumber(), 7);
    expect(wonRounds).toBe(rounds.filter((round) => Number(round.judgedRate) > 0).length);
  }
  const steady = list[1]?.terms.preset;
  const { strategyId } = await trader.call(placeStrategyWise, asked);
  const bot = await botUntil(trader, strategyId, ({ startTimeMs }) => startTimeMs !== null);
  expect(bot).toMatchObject({ strategyType: 17, invested: '900', bot: { kind: 'wise', terms: { tier: 'steady' } } });
  const money = steady?.kind === 'grid' ? { quoteInvestment: '900' } : { investment: '900' };
  expect(bot.bot.terms).toEqual({ tier: 'steady', preset: { kind: steady?.kind, terms: { ...steady?.terms, leverage: 2, ...money } } });
  await trader.call(cancelStrategy, { strategyId });
  await botIn(trader, strategyId, 'stopped');
  expect(await dollars(trader)).toBeCloseTo(10_000, 0);
});

test('coins of spot have no tiers', async () => {
  const trader = await withDollars();
  await expect(trader.call(getWiseTiers, { symbolId })).rejects.toThrow('50254');
});
