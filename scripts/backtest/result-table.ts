// The figures of a backtest as a table for a terminal.
import { Decimal } from 'decimal.js';

import type { BacktestResult } from '#lib/contract/bots/backtest.ts';

const percent = (rate: string): string => `${new Decimal(rate).mul(100).toFixed(2)} %`;
const time = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

export function resultTable(result: BacktestResult): string {
  const { figures, coin, fillCount, crowdedCandles, candles, model, modelVersion } = result;
  const money = (amount: string, rate?: string): string => `${amount} ${coin}${rate === undefined ? '' : ` (${percent(rate)})`}`;
  const { worstDay, inRangeRate, annualisedRate } = figures;
  const rows: (readonly [string, string])[] = [
    ['time', `${time(result.fromMs)} to ${time(result.toMs)} UTC, ${candles} ${model} in ${result.elapsedMs} ms`],
    ['model', `${model}, version ${modelVersion}`],
    ['state at the end', result.stopReason === null ? result.state : `${result.state}: ${result.stopReason}`],
    ['put in', money(figures.invested)],
    ['total profit', money(figures.totalProfit, figures.totalRate)],
    ['matched', `${money(figures.matchedProfit)} of ${figures.matchedCount}`],
    ['unpaired', money(figures.unpairedProfit)],
    ['fees', money(figures.fees)],
    ['funding', money(figures.funding)],
    ['holding the coin', money(figures.holdProfit, figures.holdRate)],
    ['deepest fall', money(figures.maxDrawdown, figures.maxDrawdownRate)],
    ['worst day', worstDay === null ? 'none' : `${time(worstDay.dayMs).slice(0, 10)}: ${money(worstDay.profit, worstDay.rate)}`],
    ['time in range', inRangeRate === null ? 'no range' : percent(inRangeRate)],
    ['a year', annualisedRate === null ? 'less than a day' : percent(annualisedRate)],
    ['fills', `${fillCount}: ${figures.buys} buys, ${figures.sells} sells`],
    ['candles with several fills', String(crowdedCandles)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return `${rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')}\n`;
}
