// A candle fills these orders, candle by candle, as a trader would read it. Prices are in ticks.
import { expect, test } from 'vitest';

import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotActions, BotMarket } from '#server/automation/bot-kind.ts';
import { playCandles } from '#server/backtest/play/play-candles.ts';
import type { PlayedBot, PlayedInput } from '#server/backtest/play/played-bot.ts';
import { BotPlay } from '#server/backtest/play/bot-play.ts';
import { sampleContract, sampleMarket } from './sample-market.ts';
import { buy, candles, scriptedBot, sell, type ScriptedBot } from './scripted-bot.ts';

type Bars = Parameters<typeof candles>[0];
const [base, quote] = [1, 2];

function play(bars: Bars, bot: PlayedBot, market: BotMarket = sampleMarket(), slippagePpm = 0): BotPlay {
  const botPlay = new BotPlay([market], () => bot, { slippagePpm });
  playCandles({ columns: candles(bars), funding: [] }, botPlay, null, () => true);
  return botPlay;
}

/** Funded with both coins at the start; `begin` places its first orders, `answer` what follows fills. */
function trader(begin: (act: BotActions) => void, answer: (input: PlayedInput, act: BotActions) => void = () => undefined): ScriptedBot {
  return scriptedBot((input, act) => {
    if (input.type === 'start') {
      act.takeFunds(quote, 10_000_000);
      act.takeFunds(base, 1_000_000);
      begin(act);
    } else answer(input, act);
  });
}

const filled = ({ fills }: BotPlay): string[] =>
  fills.first.map(({ side, priceTicks, timeMs }) => `${Math.floor((timeMs % 3_600_000) / 60_000)}: ${side} ${priceTicks}`);

const flat = [100, 100, 100, 100] as const;

test.each<{ why: string; bars: Bars; fills: string[] }>([
  { why: 'a low that touches the price buys', bars: [flat, [100, 100, 95, 99]], fills: ['1: buy 95'] },
  { why: 'a low one tick above it does not', bars: [flat, [100, 100, 96, 99]], fills: [] },
  { why: 'a high that touches the price sells', bars: [flat, [100, 105, 100, 101]], fills: ['1: sell 105'] },
  { why: 'a high one tick below it does not', bars: [flat, [100, 104, 100, 101]], fills: [] },
  { why: 'a candle that opens beyond the price has passed it, and pays no better', bars: [flat, [90, 92, 88, 91]], fills: ['1: buy 95'] },
  { why: 'a rising candle goes down first', bars: [flat, [100, 106, 94, 103]], fills: ['1: buy 95', '1: sell 105'] },
  { why: 'a falling candle goes up first', bars: [flat, [100, 106, 94, 97]], fills: ['1: sell 105', '1: buy 95'] },
  { why: 'the candle of the start fills nothing', bars: [[100, 120, 80, 100], flat], fills: [] },
])('$why', ({ bars, fills }) => {
  const bot = trader((act) => {
    act.place(buy({ lots: 10, priceTicks: 95 }));
    act.place(sell({ lots: 10, priceTicks: 105 }));
  });
  expect(filled(play(bars, bot))).toEqual(fills);
});

test('buys fill from the dearest down, and those of one price in the order in which they were placed', () => {
  const prices = [93, 97, 95, 95, 91];
  const bot = trader((act) => {
    for (const priceTicks of prices) act.place(buy({ lots: 10, priceTicks }));
  });
  const botPlay = play([flat, [100, 100, 92, 94]], bot);
  expect(filled(botPlay)).toEqual(['1: buy 97', '1: buy 95', '1: buy 95', '1: buy 93']);
  const steps = bot.told.flatMap((input) => (input.type === 'filled' ? [input.step] : []));
  // The first two steps were the funds.
  expect(steps).toEqual([4, 5, 6, 3]);
});

test.each<{ why: string; bars: Bars; fills: string[] }>([
  {
    why: 'rising, the way comes by it after the low: it fills in the same candle',
    bars: [flat, [96, 99, 94, 98]],
    fills: ['1: buy 95', '1: sell 97'],
  },
  {
    why: 'falling, the high comes before the low, and the close does not reach it: it waits for the next candle',
    bars: [flat, [99, 99, 94, 96], [96, 98, 96, 98]],
    fills: ['1: buy 95', '2: sell 97'],
  },
  { why: 'falling, the way from the low to the close comes by it', bars: [flat, [99, 99, 92, 97]], fills: ['1: buy 95', '1: sell 97'] },
  {
    why: 'the next candle opens beyond it: it has its own price',
    bars: [flat, [99, 99, 94, 96], [99, 99, 98, 98]],
    fills: ['1: buy 95', '2: sell 97'],
  },
])('an order that answers a fill: $why', ({ bars, fills }) => {
  const bot = trader(
    (act) => void act.place(buy({ lots: 10, priceTicks: 95 })),
    (input, act) => {
      if (input.type === 'filled' && input.side === Side.buy) act.place(sell({ lots: 5, priceTicks: 97 }));
    },
  );
  expect(filled(play(bars, bot))).toEqual(fills);
});

/** Holds ten lots, long or short, and closes them at market as soon as the price is at or beyond its stop. */
const stopping = (side: 'long' | 'short', stop: number): ScriptedBot =>
  scriptedBot((input, act) => {
    const isLong = side === 'long';
    if (input.type === 'start') {
      act.takeFunds(quote, 100_000);
      act.place(isLong ? buy({ lots: 10 }) : sell({ lots: 10 }));
      act.waitFor(isLong ? { markAtOrBelow: stop } : { markAtOrAbove: stop });
    } else if (input.type === 'price') act.place(isLong ? sell({ lots: 10, reduceOnly: true }) : buy({ lots: 10, reduceOnly: true }));
  });

const still = [1000, 1000, 1000, 1000] as const;

// Slippage of 0.5 %, up to whole ticks against whoever takes: 5 of 1,000 and of 950 (4.75), 6 of 1,050 (5.25).
test.each<{ why: string; side: 'long' | 'short'; stop: number; bars: Bars; at: string }>([
  {
    why: 'long, the candle falls through it and closes far below',
    side: 'long',
    stop: 950,
    bars: [[1000, 1000, 800, 810]],
    at: '1: sell 945',
  },
  { why: 'long, the candle comes back above it', side: 'long', stop: 950, bars: [[1000, 1010, 940, 1008]], at: '1: sell 945' },
  { why: 'long, the low touches it', side: 'long', stop: 950, bars: [[1000, 1000, 950, 990]], at: '1: sell 945' },
  { why: 'long, the candle opens below it', side: 'long', stop: 950, bars: [[900, 980, 890, 970]], at: '1: sell 895' },
  { why: 'long, a later candle opens below it', side: 'long', stop: 950, bars: [still, [900, 990, 900, 980]], at: '2: sell 895' },
  {
    why: 'short, the candle rises through it and closes far above',
    side: 'short',
    stop: 1050,
    bars: [[1000, 1200, 1000, 1190]],
    at: '1: buy 1056',
  },
  { why: 'short, the candle comes back below it', side: 'short', stop: 1050, bars: [[1000, 1060, 990, 992]], at: '1: buy 1056' },
  { why: 'short, the high touches it', side: 'short', stop: 1050, bars: [[1000, 1050, 1000, 1010]], at: '1: buy 1056' },
  { why: 'short, the candle opens above it', side: 'short', stop: 1050, bars: [[1100, 1110, 1020, 1030]], at: '1: buy 1106' },
])('a stop: $why', ({ side, stop, bars, at }) => {
  expect(filled(play([still, ...bars], stopping(side, stop), sampleContract(), 5000)).slice(1)).toEqual([at]);
});

test('a stop that is set on the way of a candle, behind the price already, trades where the price is', () => {
  const bot = trader(
    (act) => void act.place(buy({ lots: 10, priceTicks: 95 })),
    (input, act) => {
      if (input.type === 'filled' && input.side === Side.buy) act.waitFor({ lastAtOrBelow: 97 });
      if (input.type === 'price') act.place(sell({ lots: 10 }));
    },
  );
  expect(filled(play([flat, [100, 100, 90, 92]], bot))).toEqual(['1: buy 95', '1: sell 95']);
});

test('a limit order that takes pays no more than its limit, however far the slippage goes', () => {
  const bot = trader((act) => {
    act.place(buy({ lots: 10, priceTicks: 100 }));
    act.place(buy({ lots: 10, priceTicks: 103 }));
    act.place(sell({ lots: 10, priceTicks: 99 }));
  });
  expect(filled(play([flat], bot, sampleMarket(), 20_000))).toEqual(['0: buy 100', '0: buy 102', '0: sell 99']);
});

test('a market order trades at the price of its moment, and pays as a taker', () => {
  const begin = (act: BotActions): void => void act.place(buy({ lots: 10, priceTicks: 95 }));
  const bot = trader(begin, (input, act) => {
    if (input.type === 'filled' && input.side === Side.buy) act.place(sell({ lots: 10 }));
  });
  const botPlay = play([flat, [100, 100, 94, 96]], bot);
  expect(filled(botPlay)).toEqual(['1: buy 95', '1: sell 95']);
  // 10 lots are 1,000 units: a fee of 1 in 1,000 of them. 95 × 10 units: 2 in 1,000, rounded up.
  expect(botPlay.fills.first.map(({ feeUnits, isTaker }) => [feeUnits, isTaker])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test.each([
  { timeInForce: TimeInForce.gtc, priceTicks: 101, told: 'filled' },
  { timeInForce: TimeInForce.ioc, priceTicks: 100, told: 'filled' },
  { timeInForce: TimeInForce.ioc, priceTicks: 99, told: 'ended' },
  { timeInForce: TimeInForce.fok, priceTicks: 99, told: 'refused' },
  { timeInForce: TimeInForce.postOnly, priceTicks: 100, told: 'refused' },
])('a buy at $priceTicks in a market at 100 with time in force $timeInForce is $told', ({ timeInForce, priceTicks, told }) => {
  const bot = trader((act) => void act.place(buy({ lots: 10, priceTicks, timeInForce })));
  play([flat], bot);
  expect(bot.told.at(-1)?.type).toBe(told);
});

test('what the account cannot pay for is refused, and what was cancelled is free again', () => {
  const bot = trader((act) => {
    act.place(buy({ lots: 101_010, priceTicks: 99 }));
    act.place(buy({ lots: 1, priceTicks: 99 }));
    act.cancel(3);
    act.place(buy({ lots: 1, priceTicks: 99 }));
  });
  const botPlay = play([flat], bot);
  expect(bot.told.flatMap((input) => (input.type === 'refused' ? [[input.step, input.reason]] : []))).toEqual([
    [4, 'insufficient-balance'],
  ]);
  expect(botPlay.main.orders.all().map(({ step }) => step)).toEqual([6]);
});

test('a price that is waited for is told once, at that price, before an order further on', () => {
  const bot = trader((act) => {
    act.place(buy({ lots: 1, priceTicks: 93 }));
    act.waitFor({ lastAtOrBelow: 96, lastAtOrAbove: 150 });
  });
  play([flat, [100, 100, 92, 94], [94, 95, 90, 92]], bot);
  const told = bot.told.flatMap((input) =>
    input.type === 'price' || input.type === 'filled' ? [[input.type, input.prices.lastTicks]] : [],
  );
  expect(told).toEqual([
    ['price', 96],
    ['filled', 93],
  ]);
});

test('times and closed candles are told when they are due; a candle that had begun is not', () => {
  const bot = trader((act) => act.waitFor({ candles: '2m', atMs: Date.UTC(2024, 7, 1, 0, 3) }));
  const bars: Bars = [flat, [100, 101, 99, 100], [100, 110, 98, 104], [104, 105, 90, 91], flat];
  play(bars, bot);
  const told = bot.told.flatMap((input) => {
    if (input.type === 'time') return [['time', input.timeMs % 3_600_000]];
    return input.type === 'candle' ? [[input.candle.open, input.candle.high, input.candle.low, input.candle.close]] : [];
  });
  expect(told).toEqual([
    ['time', 180_000],
    [100, 110, 90, 91],
  ]);
});

test('a long position is taken over where its margin no longer covers its maintenance, and its orders go first', () => {
  const bot = scriptedBot((input, act) => {
    if (input.type !== 'start') return;
    act.takeFunds(quote, 1000);
    act.setLeverage(10);
    act.place(buy({ lots: 80 }));
    act.place(sell({ lots: 80, priceTicks: 200, reduceOnly: true }));
  });
  // 8,000 of value; fee 16. 984 − 80 × (100 − p) = 80 × p × (0.01 + 0.002) at p = 88.7…
  const bars: Bars = [flat, [100, 100, 89, 90], [90, 90, 88, 90]];
  const botPlay = play(bars, bot, sampleContract());
  expect(bot.told.map(({ type }) => type)).toEqual(['start', 'moved', 'done', 'done', 'filled', 'ended', 'forced']);
  expect([botPlay.timeMs % 3_600_000, botPlay.worth(90)]).toEqual([179_999, 0]);
});

test('funding is paid by the side that the rate says', () => {
  const bot = scriptedBot((input, act) => {
    if (input.type !== 'start') return;
    act.takeFunds(quote, 10_000);
    act.place(buy({ lots: 100 }));
  });
  const botPlay = new BotPlay([sampleContract()], () => bot);
  const slotMs = Date.UTC(2024, 7, 1, 0, 2);
  // 10,000 of value at a rate of 0.01 %: 1 to pay. At −0.05 %: 5 to receive.
  const slots = [
    { slotMs, rateE8: 10_000 },
    { slotMs: slotMs + 60_000, rateE8: -50_000 },
  ];
  playCandles({ columns: candles([flat, flat, flat, flat]), funding: slots }, botPlay, null, () => true);
  const told = bot.told.flatMap((input) => (input.type === 'funding' ? [[input.timeMs, input.units]] : []));
  // At the end of the minute that the slot ends.
  expect(told).toEqual([
    [slotMs - 1, -1],
    [slotMs + 59_999, 5],
  ]);
  expect(botPlay.fundingUnits).toBe(4);
});

test('an isolated position has margin of its own, which comes back with what it has gained', () => {
  const bot = scriptedBot((input, act) => {
    if (input.type === 'start') {
      act.takeFunds(quote, 10_000);
      act.setMarginMode('isolated');
      act.setLeverage(10);
      act.place(buy({ lots: 100 }));
      act.place(sell({ lots: 40, priceTicks: 110 }));
    } else if (input.type === 'filled' && input.side === Side.buy) act.returnFunds(quote, 0);
  });
  const botPlay = play([flat, [100, 112, 100, 104]], bot, sampleContract());
  // 10,000 of value: 1,000 of margin and a fee of 20. The rest went home; 400 of margin and 400 of gain came free, less a fee of 5.
  expect(botPlay.returnedUnits).toBe(8980);
  expect(botPlay.main.account.give(quote, 0)).toBe(795);
  // 600 of margin, and 60 lots that have risen by 4.
  expect(botPlay.main.account.held(104)).toBe(840);
});
