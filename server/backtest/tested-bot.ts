// The code of a kind that runs live, for a backtest.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { TestedBot } from './run-candles.ts';

/** The types that are told apart by nothing but their terms have one code: a moon grid is a wide grid. */
const typesOf = {
  grid: { spot: StrategyType.spotGrid, futures: StrategyType.futuresGrid },
  martingale: { spot: StrategyType.spotDca, futures: StrategyType.futuresDca },
} as const;

export const strategyTypeOf = ({ kind }: BotTerms, { rules }: BotMarket): StrategyType =>
  typesOf[kind][rules.contract === undefined ? 'spot' : 'futures'];

export function testedBot(terms: BotTerms, market: BotMarket): TestedBot {
  const type = strategyTypeOf(terms, market);
  const entry = botKind(type);
  if (entry === null) throw new Error(`there is no kind ${type}`);
  return { check: (prices) => entry.check(terms, market, prices), create: () => entry.create(terms, market) };
}
