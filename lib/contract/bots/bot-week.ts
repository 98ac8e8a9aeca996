// The last seven days of a kind of bots: a backtest of its usual terms, which anybody can run again.
import * as z from 'zod/mini';

import { signedText } from '../wire/signed-text.ts';
import { backtestFigures } from './backtest.ts';
import { botTerms } from './bot-terms.ts';
import { StrategyType } from './strategy-codes.ts';

export const botWeekDays = 7;

/** `markets`: the main one first, by the names under which `symbols` are listed. The window ends with a full hour. */
export const botWeek = z.object({
  strategyType: z.enum(StrategyType),
  symbols: z.array(z.string()),
  markets: z.array(z.string()),
  fromMs: z.number(),
  toMs: z.number(),
  bot: botTerms,
  coin: z.string(),
  figures: backtestFigures,
  /** [time, profit until then], at most a hundred of them and the last one always. */
  curve: z.array(z.tuple([z.number(), signedText])),
});
export type BotWeek = z.output<typeof botWeek>;
