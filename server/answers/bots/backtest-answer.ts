// The word of the service on backtests, as calls answer it.
import type { BacktestRefusal } from '#server/services/backtests/backtest-runs.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

export const backtestAnswer = <Told extends object>(said: Told | BacktestRefusal): Told | Refusal =>
  'refused' in said ? refuse(said.refused, said.params) : said;
