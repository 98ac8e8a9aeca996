// The options of npm run backtest: kind, market, time and terms, each with the words in which a wrong one is refused.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { botTerms, type BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale-terms.ts';

export const backtestUsage = `
npm run backtest -- --kind spot-grid --market BTCUSDT --params '{"lowerPrice":"90000","upperPrice":"105000","grids":40,"quoteInvestment":"10000"}'

--kind    spot-grid, futures-grid, spot-moon, futures-moon, spot-dca, futures-dca
--market  BTCUSDT; a contract by its symbol id, BTCUSDT_UMCBL
--params  the terms as JSON, or @file; what is left out is as the form has it at first
--from    default: 30 days before --to       --to      default: the day that the past ends on; both UTC, 2026-01-31 or 2026-01-31T12:00
--file    candles.csv (timestamp,open,high,low,close,volume) or trades.csv (ts_ms,price,qty,taker_side) instead of the simulated past;
          trades of spot go through the core itself, one by one
--seed    of the simulated past; default: meridian      --opened  the day that it ends on; default: today
--json    the whole result instead of a table`;

const day = 86_400_000;

export type BacktestOptions = {
  readonly bot: BotTerms;
  readonly isFutures: boolean;
  readonly symbol: string;
  /** Null: not said. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly file: string | null;
  readonly seed: string;
  readonly openedMs: number;
  readonly isJson: boolean;
};

const gridDefaults: Omit<GridTerms, 'lowerPrice' | 'upperPrice' | 'grids' | 'quoteInvestment'> = {
  direction: 'long',
  spacing: 'arithmetic',
  intervalRate: null,
  baseInvestment: '0',
  leverage: 1,
  marginMode: 'cross',
  opensPosition: true,
  triggerPrice: null,
  takeProfitPrice: null,
  stopLossPrice: null,
  priceLimitRate: '0',
  sellsAtEnd: true,
  moves: false,
  stopPrice: null,
  trailingStopRate: null,
  reinvests: false,
};

const martingaleDefaults: Omit<MartingaleTerms, 'firstStep' | 'firstAmount' | 'maxOrders' | 'investment' | 'takeProfit'> = {
  direction: 'long',
  stepType: 'percent',
  stepMultiplier: '1',
  amountMultiplier: '1',
  takeProfitType: 'ratio',
  stopLossRate: null,
  rounds: 'endless',
  start: { by: 'now' },
  leverage: 1,
  marginMode: 'cross',
  sellsAtEnd: true,
};

const kinds: ReadonlyMap<string, { readonly kind: BotTerms['kind']; readonly isFutures: boolean; readonly defaults: object }> = new Map([
  ['spot-grid', { kind: 'grid', isFutures: false, defaults: gridDefaults }],
  ['futures-grid', { kind: 'grid', isFutures: true, defaults: gridDefaults }],
  ['spot-moon', { kind: 'grid', isFutures: false, defaults: { ...gridDefaults, spacing: 'geometric' } }],
  ['futures-moon', { kind: 'grid', isFutures: true, defaults: { ...gridDefaults, spacing: 'geometric' } }],
  ['spot-dca', { kind: 'martingale', isFutures: false, defaults: martingaleDefaults }],
  ['futures-dca', { kind: 'martingale', isFutures: true, defaults: martingaleDefaults }],
]);

/** Refuses (Error) what is no time. */
function timeOf(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text) ? Date.parse(text.includes('T') ? `${text}Z` : text) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`--${name}: a time like 2026-01-31 or 2026-01-31T12:00 is needed`);
  return time;
}

function termsOf(kind: BotTerms['kind'], defaults: object, text: string): BotTerms {
  const json = text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text;
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Error('--params: this is no JSON');
  }
  if (typeof given !== 'object' || given === null) throw new Error('--params: the terms are an object');
  const read = botTerms.safeParse({ kind, terms: { ...defaults, ...given } });
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
  throw new Error(`--params: ${problems.join('; ')}`);
}

/** Refuses (Error) what cannot be understood. */
export function readOptions(args: readonly string[]): BacktestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kind: { type: 'string', default: '' },
      market: { type: 'string' },
      params: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      file: { type: 'string' },
      seed: { type: 'string', default: 'meridian' },
      opened: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const found = kinds.get(values.kind);
  if (found === undefined) throw new Error(`--kind: one of ${[...kinds.keys()].join(', ')}`);
  if (values.market === undefined || values.params === undefined) throw new Error('--market and --params are needed');
  const openedMs = timeOf('opened', values.opened) ?? Math.floor(Date.now() / day) * day;
  const [fromMs, toMs] = [timeOf('from', values.from), timeOf('to', values.to)];
  if (fromMs !== null && toMs !== null && fromMs >= toMs) throw new Error('--from must be before --to');
  return {
    bot: termsOf(found.kind, found.defaults, values.params),
    isFutures: found.isFutures,
    symbol: values.market,
    fromMs,
    toMs,
    file: values.file ?? null,
    seed: values.seed,
    openedMs,
    isJson: values.json,
  };
}
