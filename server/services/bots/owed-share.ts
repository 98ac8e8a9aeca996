// The share of its profit that a copy would owe now, had it ended at the prices of the moment.
import { sharedByTerms } from '#lib/order-math/profit-share.ts';
import type { BotView } from '#server/automation/bot-view.ts';

/** In units of the coin that the bot is told in; null: its profit is its owner's alone. */
export function owedShare({ profitShare, totalUnits }: BotView) {
  if (profitShare === null) return null;
  const { percent, sourceId, markUnits, paidUnits, carriedUnits = 0, next = null } = profitShare;
  const profitUnits = totalUnits + paidUnits;
  const { shareUnits } = sharedByTerms(profitUnits, markUnits, profitShare);
  return { sourceId, percent, profitUnits, markUnits, dueUnits: shareUnits, paidUnits, carriedUnits, next };
}
