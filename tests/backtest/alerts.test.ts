// A list of alerts played over candles, by the code that runs live: figures that can be worked out by hand.
import { expect, test } from 'vitest';

import { firstSignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { alertMessages, isProblem } from '#server/backtest/alert-messages.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { testedBot, testedKind } from '#server/backtest/tested-bot.ts';
import { sampleContract } from './sample-market.ts';
import { candles, minute } from './scripted-bot.ts';

const firstMs = Date.UTC(2024, 7, 1);
const market = sampleContract();
const bot: BotTerms = {
  kind: 'signal',
  terms: {
    ...firstSignalTerms,
    investment: '100',
    leverage: 2,
    defaultSize: { investmentType: 'margin', amount: '10' },
  },
};

const alert = (action: string, minutes: number, more: object = {}): string =>
  JSON.stringify({ action, instrument: 'AAABBB', timestamp: firstMs + minutes * minute + 30_000, ...more });

function play(alerts: readonly string[]) {
  const messages = alertMessages(alerts, [market], bot);
  if (isProblem(messages)) throw new Error(messages.params['reason']);
  const closes = [1000, 1000, 1000, 1100, 1100, 1050, 1050];
  const columns = candles(closes.map((close) => [close, close, close, close] as const));
  const run = {
    symbols: ['AAABBB'],
    markets: [market],
    pasts: [{ columns, funding: [] }],
    bot: testedBot(testedKind(bot, market), bot),
    messages,
  };
  const outcome = runCandles(
    run,
    () => 0,
    () => true,
  );
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.result;
}

test('alerts trade at the close of their minute, a tick worse, whatever order they are listed in', () => {
  const result = play([alert('EXIT_LONG', 3), alert('ENTER_LONG', 1), alert('ENTER_SHORT', 4), alert('EXIT_SHORT', 5)]);
  // A margin of 10 at 2x is 20: two coins told at 10.00, and 1.81 short told at 11.00, down to the lot.
  expect(result.fills.map(({ side, price, quantity }) => [side, price, quantity])).toEqual([
    ['buy', '10.01', '2.00'],
    ['sell', '10.99', '2.00'],
    ['sell', '10.99', '1.81'],
    ['buy', '10.51', '1.81'],
  ]);
  // 2 × 0.98 and 1.81 × 0.48 are gained; fees are 0.2 % of 20.02, 21.98, 19.8919 and 19.0231, each rounded up to a ten-thousandth.
  const fees = 0.0401 + 0.044 + 0.0398 + 0.0381;
  expect(Number(result.figures.fees)).toBeCloseTo(fees, 10);
  expect(Number(result.figures.totalProfit)).toBeCloseTo(1.96 + 0.8688 - fees, 10);
  expect(result.figures).toMatchObject({ matchedCount: 2, matchedProfit: result.figures.totalProfit });
});

test('no alerts, or such as lie outside of the time, do nothing', () => {
  expect(play([]).fillCount).toBe(0);
  expect(play([alert('ENTER_LONG', -5), alert('ENTER_LONG', 50)]).fillCount).toBe(0);
});

test.each([
  [['{}'], '1: action is missing'],
  [[alert('ENTER_LONG', 1), alert('ENTER_LONG', 2, { instrument: 'CCCBBB' })], '2: instrument CCCBBB is none of its markets'],
])('what cannot be read is refused by its number', (alerts, reason) => {
  expect(alertMessages(alerts, [market], bot)).toMatchObject({ field: 'alerts', code: 'invalidField', params: { reason } });
});
