// Candles that are longer than those which a bot waits for.
import { expect, test } from 'vitest';

import { columnsOf } from '#server/backtest/candle-columns.ts';
import { BotPlay } from '#server/backtest/play/bot-play.ts';
import { playCandles } from '#server/backtest/play/play-candles.ts';
import { sampleMarket } from './sample-market.ts';
import { scriptedBot } from './scripted-bot.ts';

test('a bot that waits for candles shorter than those that are played is told each of these once, with its own end', () => {
  const hour = 3_600_000;
  const firstMs = Date.UTC(2024, 7, 1);
  const closes = [100, 110, 120, 130, 140];
  const rows = closes.map((close, place) => ({
    openMs: firstMs + place * hour,
    open: close,
    high: close,
    low: close,
    close,
    volumeLots: 1,
  }));
  const bot = scriptedBot((input, act) => {
    if (input.type === 'start') act.waitFor({ candles: '15m' });
  });
  const botPlay = new BotPlay([sampleMarket()], () => bot, { slippagePpm: 0 });
  playCandles({ columns: columnsOf(rows, hour), funding: [] }, botPlay, null, () => true);
  const told = bot.told.flatMap((input) => (input.type === 'candle' ? [[input.candle.openMs, input.candle.close]] : []));
  expect(told).toEqual(closes.slice(1).map((close, place) => [firstMs + (place + 1) * hour, close]));
});
