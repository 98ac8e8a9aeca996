// The code of a kind that runs live, for a backtest.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKindOf, strategyTypes, tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { KindEntry } from '#server/automation/instances/run-kind.ts';
import type { TestedBot } from './run-candles.ts';

/** Types that are told apart by nothing but their terms have one code: a moon is a grid. Refuses (Error) terms for another line. */
export function strategyTypeOf({ kind }: BotTerms, { rules }: BotMarket): StrategyType {
  const line = rules.contract === undefined ? 'spot' : 'futures';
  const type = strategyTypes.find((one) => strategyKindOf(one).kind === kind && tradesIn(one, line));
  if (type === undefined) throw new Error(`no ${kind} trades in ${line}`);
  return type;
}

/** `market`: the main one. */
export function testedKind(terms: BotTerms, market: BotMarket): KindEntry {
  const type = strategyTypeOf(terms, market);
  const entry = botKind(type);
  if (entry === null) throw new Error(`there is no kind ${type}`);
  return entry;
}

export const testedBot = (entry: KindEntry, terms: BotTerms): TestedBot => ({
  hasManyMarkets: entry.hasManyMarkets,
  check: (legs) => entry.check(terms, legs),
  create: (legs) => entry.create(terms, legs),
  history: (leg) => entry.history(terms, leg),
  holding: () => entry.holding(terms),
});
