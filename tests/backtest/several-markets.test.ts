// A bot of several markets over candles, as a trader would read it. Prices are in ticks.
import { expect, test } from 'vitest';

import type { BotInput, BotMarket } from '#server/automation/bot-kind.ts';
import type { KindActions } from '#server/automation/instances/run-kind.ts';
import type { BotLeg } from '#server/automation/many-markets-kind.ts';
import { columnsOf, type CandleColumns } from '#server/backtest/candle-columns.ts';
import type { MarketPast } from '#server/backtest/play/leg-past.ts';
import type { PlayedInput } from '#server/backtest/play/played-bot.ts';
import { runCandles, type TestedBot } from '#server/backtest/run-candles.ts';
import { sampleContract, sampleMarket } from './sample-market.ts';
import { buy, candles, minute, sell } from './scripted-bot.ts';

type Bars = Parameters<typeof candles>[0];
const [base, quote, otherBase] = [1, 2, 3];

const first = sampleMarket();
const second: BotMarket = {
  ...first,
  marketId: 7,
  symbol: 'CCCBBB',
  base: { assetId: otherBase, code: 'CCC', decimals: first.base.decimals },
  rules: { ...first.rules, marketId: 7, symbol: 'CCCBBB', baseAssetId: otherBase },
};
const contract: BotMarket = { ...sampleContract(), marketId: 8 };

type Answer = (input: PlayedInput, act: KindActions, legs: readonly BotLeg[]) => void;

function bot(answer: Answer, more: Partial<TestedBot> = {}): TestedBot & { readonly told: PlayedInput[] } {
  const told: PlayedInput[] = [];
  return {
    told,
    hasManyMarkets: true,
    check: () => [],
    create: (legs) => ({
      decide: (input, act) => {
        told.push(input);
        answer(input, act, legs);
      },
      figures: () => ({ matchedUnits: 0, matchedCount: 0, levels: [], lowerTicks: 0, upperTicks: 0 }),
    }),
    history: () => null,
    holding: () => null,
    ...more,
  };
}

const past = (bars: Bars): MarketPast => ({ columns: candles(bars), funding: [] });

function run(markets: readonly BotMarket[], pasts: readonly MarketPast[], tested: TestedBot) {
  const symbols = markets.map(({ symbol }) => symbol);
  const outcome = runCandles(
    { symbols, markets, pasts, bot: tested },
    () => 0,
    () => true,
  );
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.result;
}

const flat = (ticks: number) => [ticks, ticks, ticks, ticks] as const;
const isOf =
  (type: BotInput<never>['type']) =>
  (input: PlayedInput): boolean =>
    input.type === type;

test('two coins are bought from one purse, and are worth what both closes say; who holds has bought three parts and one', () => {
  const tested = bot(
    (input, act) => {
      if (input.type !== 'start') return;
      act.takeFunds(quote, 100_000, 'spot');
      act.place(buy({ lots: 100 }), 0);
      act.place(buy({ lots: 100 }), 1);
      // Not enough of the purse is left for it: 10,100 and 20,100 went.
      act.place(buy({ lots: 800, priceTicks: 90 }), 0);
    },
    { holding: () => [3, 1] },
  );
  const result = run([first, second], [past([flat(100), flat(110)]), past([flat(200), flat(150)])], tested);
  expect(tested.told.filter(isOf('refused'))).toMatchObject([{ leg: 0, step: 4, reason: 'insufficient-balance' }]);
  const units = (text: string): number => Math.round(Number(text) * 10 ** first.quote.decimals);
  expect(units(result.figures.invested)).toBe(100_000);
  // Bought a tick above what was told. Fees of 0.2 % in coins: of 10,000 units 20 each. 9,980 units of a hundredth of a lot at 110 and 150: 10,978 and 14,970.
  expect(units(result.figures.equity)).toBe(69_800 + 10_978 + 14_970);
  // 75,000 from 100 to 110, and 25,000 from 200 to 150.
  expect(units(result.figures.holdProfit)).toBe(7_500 - 6_250);
  expect(result).toMatchObject({ symbols: [first.symbol, 'CCCBBB'], fillCount: 2 });
  expect(
    result.fills.map(({ symbolId, price, feeCoin }) => [symbolId, Math.round(Number(price) * 10 ** first.priceDecimals), feeCoin]),
  ).toEqual([
    [first.symbol, 101, first.base.code],
    ['CCCBBB', 201, 'CCC'],
  ]);
});

test('orders and prices of one market are reached by that market alone, with the other one where it stands', () => {
  const seen: (readonly number[])[] = [];
  const tested = bot((input, act, legs) => {
    if (input.type === 'start') {
      act.takeFunds(quote, 1_000_000, 'spot');
      act.place(buy({ lots: 10, priceTicks: 95 }), 1);
      act.waitFor({ lastAtOrBelow: 97 }, 0);
    } else if (input.type === 'filled' || input.type === 'price')
      seen.push([input.leg, input.prices.lastTicks, ...legs.map(({ prices }) => prices.lastTicks)]);
  });
  const pasts = [past([flat(100), [100, 100, 94, 98], flat(98)]), past([flat(100), [100, 100, 96, 99], [99, 99, 95, 99]])];
  expect(run([first, second], pasts, tested).fillCount).toBe(1);
  // In the second minute the first market falls to 97 with the other one at 100; in the third the order at 95 trades.
  expect(seen).toEqual([
    [0, 97, 97, 100],
    [1, 95, 98, 95],
  ]);
});

test('spot and a contract have a purse each, and funding is paid on the contract', () => {
  const tested = bot((input, act) => {
    if (input.type !== 'start') return;
    act.takeFunds(quote, 20_000, 'spot');
    act.takeFunds(quote, 10_000, 'futures');
    act.place(buy({ lots: 100 }), 0);
    act.place(sell({ lots: 100 }), 1);
  });
  const slotMs = candles([flat(100)]).fromMs + 2 * minute;
  const pasts = [
    past([flat(100), flat(100), flat(110), flat(110)]),
    { ...past([flat(100), flat(100), flat(110), flat(110)]), funding: [{ slotMs, rateE8: 50_000 }] },
  ];
  const result = run([first, contract], pasts, tested);
  expect(tested.told.filter(isOf('moved')).map((input) => (input.type === 'moved' ? input.wallet : ''))).toEqual(['spot', 'futures']);
  expect(tested.told.filter(isOf('funding'))).toMatchObject([{ leg: 1, units: 5 }]);
  const units = (text: string): number => Math.round(Number(text) * 10 ** first.quote.decimals);
  // Spot has 9,900 and 9,980 at 110: 20,878. The contract was sold at 99: 10,000 less a fee of 20 and a loss of 1,100, and 5 for the short.
  expect(units(result.figures.equity)).toBe(20_878 + 8_885);
});

test('minutes are played from the first moment at which all have a price; a market that is over stands still', () => {
  const from = (place: number, bars: Bars): CandleColumns =>
    columnsOf(
      bars.map(([open, high, low, close], at) => ({ openMs: (place + at) * minute, open, high, low, close, volumeLots: 1 })),
      minute,
    );
  const closes: (readonly number[])[] = [];
  const tested = bot((input, act, legs) => {
    for (const leg of legs.keys()) if (input.type === 'start') act.waitFor({ candles: '1m' }, leg);
    if (input.type === 'candle') closes.push([input.leg, input.candle.openMs / minute, input.candle.close, input.candle.volumeLots]);
  });
  const pasts = [
    { columns: from(0, [flat(1), flat(2), flat(3), flat(4)]), funding: [] },
    { columns: from(2, [flat(30)]), funding: [] },
  ];
  const result = run([first, second], pasts, tested);
  expect([result.fromMs, result.toMs, result.candles]).toEqual([2 * minute, 4 * minute, 2]);
  expect(closes).toEqual([
    [0, 3, 4, 1],
    [1, 3, 30, 0],
  ]);
});

test('candles from before the time that is played are told before the start, and those after it follow on them', () => {
  const bars = Array.from({ length: 12 }, (_, place) => flat(100 + place));
  const whole = columnsOf(
    bars.map(([open, high, low, close], at) => ({ openMs: at * minute, open, high, low, close, volumeLots: 2 })),
    minute,
  );
  const columns = columnsOf(
    bars.slice(6).map(([open, high, low, close], at) => ({ openMs: (6 + at) * minute, open, high, low, close, volumeLots: 2 })),
    minute,
  );
  const tested = bot((input, act) => (input.type === 'start' ? act.waitFor({ candles: '3m' }, 0) : undefined), {
    history: () => ({ interval: '3m', candles: 5 }),
  });
  run([first], [{ columns, whole, funding: [] }], tested);
  // The bot starts when the seventh minute is over: two candles of three minutes were, and a third has begun.
  expect(tested.told[0]).toMatchObject({ type: 'history', leg: 0, lastOpenMs: 3 * minute, closes: [102, 105], volumes: [6, 6] });
  expect(tested.told[1]).toMatchObject({ type: 'start' });
  expect(tested.told.filter(isOf('candle'))).toMatchObject([
    { candle: { openMs: 6 * minute, open: 106, close: 108, volumeLots: 6 } },
    { candle: { openMs: 9 * minute, open: 109, close: 111, volumeLots: 6 } },
  ]);
});

test('a coin that no market of it has cannot be taken', () => {
  const tested = bot((input, act) => {
    if (input.type === 'start') act.takeFunds(99, 10, 'spot');
    if (input.type === 'start') act.takeFunds(base, 10, 'futures');
  });
  run([first, second], [past([flat(100)]), past([flat(100)])], tested);
  expect(tested.told.filter(isOf('refused'))).toHaveLength(2);
});
