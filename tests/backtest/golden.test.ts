// Whole backtests that others have published, played by our fills: every printed field is met.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Side } from '#lib/contract/enums.ts';
import { columnsOf, type CandleColumns } from '#server/backtest/candle-columns.ts';
import type { PlayedFill } from '#server/backtest/play/fill-log.ts';
import { playCandles } from '#server/backtest/play/play-candles.ts';
import { BotPlay } from '#server/backtest/play/bot-play.ts';
import { lots, units } from '#server/engine/units.ts';
import { goldenGrid, scale, type GoldenTerms } from './golden-grid.ts';
import { sampleMarket } from './sample-market.ts';
import { minute } from './scripted-bot.ts';

const row = z.object({
  id: z.string(),
  inputs: z.object({
    type: z.enum(['simple_grid', 'hedged_grid']),
    spacing: z.enum(['arithmetic', 'geometric']),
    numGrids: z.number(),
    bottom: z.number(),
    top: z.number(),
    initialQuote: z.number(),
    feeRate: z.number(),
  }),
  expected: z.record(z.string(), z.number()),
  tolerance: z.number(),
});
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = z.array(row).parse(JSON.parse(read('../golden/bots-backtest.json')));

function tape(): CandleColumns {
  const bars = read('../fixtures/sol-usdt-two-days.csv').trim().split('\n').slice(1);
  return columnsOf(
    bars.map((line) => {
      const [time = '', ...prices] = line.split(',');
      const [open = 0, high = 0, low = 0, close = 0] = prices.map((price) => Math.round(Number(price) * scale));
      return { openMs: Date.parse(`${time.replace(' ', 'T')}Z`), open, high, low, close, volumeLots: 0 };
    }),
    minute,
  );
}

/** Money by the other venue's rule, out of our fills alone: fees of both sides in the quote coin, worth at every close. */
function figures(fills: readonly PlayedFill[], columns: CandleColumns, { initialQuote, feeRate }: GoldenTerms): Record<string, number> {
  let [quote, base, fees, netCash, buys, peak, maxDD, next, worth] = [initialQuote, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let place = 0; place < columns.count; place += 1) {
    const endMs = columns.fromMs + (place + 1) * columns.intervalMs;
    for (let fill = fills[next]; fill !== undefined && fill.timeMs < endMs; fill = fills[next]) {
      const [amount, value] = [fill.lots / scale, (fill.lots / scale) * (fill.priceTicks / scale)];
      const sign = fill.side === Side.buy ? 1 : -1;
      if (sign === 1) buys += 1;
      base += sign * amount;
      netCash -= sign * value;
      fees += value * feeRate;
      quote -= sign * value + value * feeRate;
      next += 1;
    }
    worth = quote + (base * (columns.close[place] ?? 0)) / scale;
    peak = Math.max(peak, worth);
    maxDD = Math.max(maxDD, ((peak - worth) / peak) * 100);
  }
  return { buys, sells: fills.length - buys, roi: (worth / initialQuote - 1) * 100, fees, final: worth, netCash, maxDD };
}

test.each(rows)('$id is met in every field', ({ inputs, expected, tolerance }) => {
  const terms = { ...inputs, isHedged: inputs.type === 'hedged_grid', isGeometric: inputs.spacing === 'geometric' };
  const columns = tape();
  const market = sampleMarket({
    lotUnits: 1,
    makerFeePpm: 0,
    takerFeePpm: 0,
    maxQuantityLots: lots(2 ** 50),
    maxNotionalUnits: units(10n ** 18n),
  });
  const played = playCandles({ columns: columns, funding: [] }, new BotPlay([market], () => goldenGrid(terms)), null, () => true);
  const found = figures(played?.botPlay.fills.first ?? [], columns, terms);
  const far = Object.entries(expected).filter(([field, value]) => Math.abs((found[field] ?? 0) - value) > tolerance);
  expect({ far, found }).toEqual({ far: [], found });
});
