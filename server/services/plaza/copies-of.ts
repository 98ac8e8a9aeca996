// The results of those who have copied a strategy, after their fees, the prices that they have paid and the profit that they have shared.
import type { BotView } from '#server/automation/bot-view.ts';
import type { RecordRow, ToUsdt } from './record-rows.ts';

/**
 * Copies that never began have no result, and are not counted. What was shared has left a copy, and is in its profit no more.
 * @param prices in USDT of 10⁻⁸
 */
export function copiesOf(
  bots: readonly BotView[],
  usdtOf: (bot: BotView) => ToUsdt,
  prices: bigint,
): Pick<RecordRow, 'copies' | 'copiersProfit' | 'copiersPutIn'> {
  const begun = bots.filter(({ startedMs }) => startedMs !== null);
  const sum = (units: (bot: BotView) => number): bigint => begun.reduce((total, bot) => total + usdtOf(bot)(units(bot)), 0n);
  return {
    copies: begun.length,
    copiersProfit: sum(({ totalUnits }) => totalUnits) - prices,
    copiersPutIn: sum(({ investedUnits, addedUnits }) => investedUnits + addedUnits),
  };
}
