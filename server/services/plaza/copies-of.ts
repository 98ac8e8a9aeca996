// The results of those who have copied a strategy, after their fees.
import type { BotView } from '#server/automation/bot-view.ts';
import type { RecordRow, ToUsdt } from './record-rows.ts';

/** Copies that never began have no result, and are not counted. */
export function copiesOf(
  bots: readonly BotView[],
  usdtOf: (bot: BotView) => ToUsdt,
): Pick<RecordRow, 'copies' | 'copiersProfit' | 'copiersPutIn'> {
  const begun = bots.filter(({ startedMs }) => startedMs !== null);
  const sum = (units: (bot: BotView) => number): bigint => begun.reduce((total, bot) => total + usdtOf(bot)(units(bot)), 0n);
  return {
    copies: begun.length,
    copiersProfit: sum(({ totalUnits }) => totalUnits),
    copiersPutIn: sum(({ investedUnits, addedUnits }) => investedUnits + addedUnits),
  };
}
