// The options of npm run backtest: kind, market, time and terms, each with the words in which a wrong one is refused.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { botTerms, type BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKindOf } from '#lib/contract/bots/strategy-kinds.ts';
import { botKinds } from '#server/automation/bots/bot-kinds.ts';

/** By the name that the command has for it: spotGrid is spot-grid. */
const types: ReadonlyMap<string, StrategyType> = new Map(
  Object.entries(StrategyType).map(([name, type]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), type]),
);

export const backtestUsage = `
npm run backtest -- --kind spot-grid --market BTCUSDT --params '{"lowerPrice":"90000","upperPrice":"105000","grids":40,"quoteInvestment":"10000"}'

--kind    ${[...types.keys()].join(', ')}
--market  BTCUSDT; a contract by its symbol id, BTCUSDT_UMCBL; several as BTCUSDT,ETHUSDT
--params  the terms as JSON, or @file; what is left out is as the form has it at first
--from    default: 30 days before --to       --to      default: the day that the past ends on; both UTC, 2026-01-31 or 2026-01-31T12:00
--file    candles.csv or trades.csv in any of the forms of docs/market-files.md instead of the simulated past;
          trades of spot go through the core itself, one by one; of several markets a file of candles each, as a.csv,b.csv
--alerts  a JSON list of the alerts that a signal bot is sent, each as its webhook takes them
--seed    of the simulated past; default: meridian      --opened  the day that it ends on; default: today
--json    the whole result instead of a table`;

const day = 86_400_000;

export type BacktestOptions = {
  readonly bot: BotTerms;
  readonly strategyType: StrategyType;
  /** One market, or all of a kind of several, the main one first. */
  readonly symbols: readonly string[];
  /** Null: not said. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** One for each market; null: the simulated past is played. */
  readonly files: readonly string[] | null;
  /** Each as it would be sent. */
  readonly alerts: readonly string[];
  readonly seed: string;
  readonly openedMs: number;
  readonly isJson: boolean;
};

/** Refuses (Error) what is no time. */
function timeOf(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text) ? Date.parse(text.includes('T') ? `${text}Z` : text) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`--${name}: a time like 2026-01-31 or 2026-01-31T12:00 is needed`);
  return time;
}

function termsOf(strategyType: StrategyType, text: string): BotTerms {
  const json = text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text;
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Error('--params: this is no JSON');
  }
  if (typeof given !== 'object' || given === null) throw new Error('--params: the terms are an object');
  const { kind } = strategyKindOf(strategyType);
  const read = botTerms.safeParse({ kind, terms: { ...botKinds[kind].firstTerms(strategyType), ...given } });
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
  throw new Error(`--params: ${problems.join('; ')}`);
}

/** Refuses (Error) what is no list. */
function alertsIn(file: string): readonly string[] {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(read)) throw new Error('--alerts: a JSON list is needed');
  return read.map((alert) => JSON.stringify(alert));
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
      alerts: { type: 'string' },
      seed: { type: 'string', default: 'meridian' },
      opened: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const strategyType = types.get(values.kind);
  if (strategyType === undefined) throw new Error(`--kind: one of ${[...types.keys()].join(', ')}`);
  if (values.market === undefined || values.params === undefined) throw new Error('--market and --params are needed');
  const openedMs = timeOf('opened', values.opened) ?? Math.floor(Date.now() / day) * day;
  const [fromMs, toMs] = [timeOf('from', values.from), timeOf('to', values.to)];
  if (fromMs !== null && toMs !== null && fromMs >= toMs) throw new Error('--from must be before --to');
  return {
    bot: termsOf(strategyType, values.params),
    strategyType,
    symbols: values.market.split(','),
    fromMs,
    toMs,
    files: values.file?.split(',') ?? null,
    alerts: values.alerts === undefined ? [] : alertsIn(values.alerts),
    seed: values.seed,
    openedMs,
    isJson: values.json,
  };
}
