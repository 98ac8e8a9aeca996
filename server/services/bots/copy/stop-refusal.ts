// A copy whose total stop could not protect it is not started, and none is changed into one.
import type { BotEdit, BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { withCopyEdit } from '#lib/order-math/copy/copy-limits.ts';
import { stopProblems } from '#lib/order-math/copy/copy-stop.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { feeText, marketText } from '#server/automation/bots/market-text.ts';
import type { BotRefusal } from '../bots.ts';
import { problemRefusal } from '../refusal.ts';

function refusalIn(terms: CopyTerms, markets: readonly BotMarket[]): BotRefusal | null {
  const problems = markets.flatMap((market) => {
    const { tiers = [] } = marketText(market);
    const { leverage } = terms.markets.find(({ symbol }) => symbol === market.symbol) ?? terms;
    return stopProblems(terms, { tiers, takerFeeRate: feeText(market).taker }, leverage);
  });
  return problemRefusal(problems);
}

/**
 * It is asked before anything is told: a copy that was told to start by an earlier release runs on, and uses no higher leverage than its
 * stop allows.
 */
export const stopRefusal = (terms: BotTerms, markets: readonly BotMarket[]): BotRefusal | null =>
  terms.kind === 'copy' ? refusalIn(terms.terms, markets) : null;

/** Of a change that has to do with it. */
export function stopRefusalOfEdit(terms: BotTerms, edit: BotEdit, markets: readonly BotMarket[]): BotRefusal | null {
  if (terms.kind !== 'copy' || edit.kind !== 'copy') return null;
  const { leverage, totalStopRate, markets: own } = edit.edit;
  const isConcerned = leverage !== undefined || totalStopRate !== undefined || own !== undefined;
  return isConcerned ? refusalIn(withCopyEdit(terms.terms, edit.edit), markets) : null;
}
