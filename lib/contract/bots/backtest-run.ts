// A backtest that was asked for: how far it is, its result, and what is kept of it.
import * as z from 'zod/mini';

import { backtestFigures, backtestProgress, backtestRequest, backtestResult } from './backtest.ts';
import { asText, rowId } from '../wire/fields.ts';

export const runId = asText.check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the id of a backtest'));
export const keptId = rowId('must be the id of a kept backtest');

/** A result is there for some minutes, for whoever asked for it. */
export const backtestRun = z.object({
  runId: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** Null once it is over. */
  progress: z.nullable(backtestProgress),
  /** Null until it is done. */
  result: z.nullable(backtestResult),
});
export type BacktestRun = z.output<typeof backtestRun>;

export const keptBacktest = z.object({
  keptId: z.string(),
  /** '': none was given. */
  name: z.string(),
  keptTimeMs: z.number(),
  request: backtestRequest,
  coin: z.string(),
  figures: backtestFigures,
  /** The version of the model over candles that it was played with. */
  modelVersion: z.number(),
});
export type KeptBacktest = z.output<typeof keptBacktest>;
