// The code of a kind that runs live, for a backtest.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKinds, strategyTypes, tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { TestedBot } from './run-candles.ts';

/** Types that are told apart by nothing but their terms have one code: a moon is a grid. Refuses (Error) terms for another line. */
export function strategyTypeOf({ kind }: BotTerms, { rules }: BotMarket): StrategyType {
  const line = rules.contract === undefined ? 'spot' : 'futures';
  const type = strategyTypes.find((one) => strategyKinds[one].kind === kind && tradesIn(one, line));
  if (type === undefined) throw new Error(`no ${kind} trades in ${line}`);
  return type;
}

export function testedBot(terms: BotTerms, market: BotMarket): TestedBot {
  const type = strategyTypeOf(terms, market);
  const entry = botKind(type);
  if (entry === null) throw new Error(`there is no kind ${type}`);
  return { check: (prices) => entry.check(terms, market, prices), create: () => entry.create(terms, market) };
}
