// The share of a copy's profit that goes to the author of what it copies, paid out of the copy's account before its owner gets the rest.
import { sharedByTerms } from '#lib/order-math/profit-share.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { PayShare, StrategyWallet } from '#server/engine/strategies/strategy-command.ts';
import { unitsOf } from '#server/engine/units.ts';

import type { ReasonParams } from '../bot-kind.ts';
import type { BotBooks } from '../leaders/leader-input.ts';
import type { MechanismReason } from '../mechanism-reasons.ts';
import { moneyOf } from './books.ts';
import { coinWallet, legAt, type HeldCoin, type Instance } from './instance.ts';
import { worthInLegs } from './worth.ts';

/** The hands by which a share is paid. */
export type ShareHands = {
  say(bot: Instance, code: MechanismReason, params: ReasonParams): void;
  step(bot: Instance, action: PayShare): void;
};

type Due = { readonly bot: Instance; readonly sourceId: AccountId; readonly shareUnits: number };

export function booksOf(bot: Instance): BotBooks {
  const { equityUnits, totalUnits } = moneyOf(bot);
  const { investedUnits, addedUnits } = bot.sums;
  const { markUnits = 0, paidUnits = 0, ...terms } = bot.profitShare ?? { percent: 0 };
  const profitUnits = totalUnits + paidUnits;
  const pendingShareUnits = sharedByTerms(profitUnits, markUnits, terms).shareUnits;
  return { equityUnits, profitUnits, putInUnits: investedUnits + addedUnits, pendingShareUnits };
}

/** Notes what is due, and says why, once for each percent: in units of the coin that the bot is told in. Null: nothing is. */
function takeDue(hands: ShareHands, bot: Instance, mostUnits: number): Due | null {
  const { profitShare } = bot;
  if (profitShare === null) return null;
  const { sourceId, markUnits, paidUnits } = profitShare;
  const { equityUnits, totalUnits } = moneyOf(bot);
  const profitUnits = totalUnits + paidUnits;
  const due = sharedByTerms(profitUnits, markUnits, profitShare, mostUnits);
  if (due.shareUnits === 0) return null;
  // Raised at once: what is decided before the core has told of it is for the profit above it.
  bot.profitShare = { ...profitShare, markUnits: due.markUnits };
  for (const { fromUnits, gainUnits, percent, shareUnits } of due.parts)
    hands.say(bot, 'bot.share-due', { equityUnits, profitUnits, markUnits: fromUnits, gainUnits, percent, shareUnits });
  return { bot, sourceId, shareUnits: due.shareUnits };
}

const pay = (hands: ShareHands, { bot, sourceId }: Due, assetId: AssetId, units: number, wallet: StrategyWallet): void =>
  hands.step(bot, { type: 'pay-share', sourceId, assetId, units: unitsOf(units), wallet });

/**
 * Before profit is taken out: the share of as much of the gain as that is, out of the same wallet.
 * @returns units of the coin that are left for the owner
 */
export function shareOfTaken(hands: ShareHands, bot: Instance, assetId: AssetId, units: number, wallet: StrategyWallet): number {
  if (assetId !== legAt(bot, 0).market.quote.assetId) return units;
  const due = takeDue(hands, bot, units);
  if (due === null || due.shareUnits >= units) return units;
  pay(hands, due, assetId, due.shareUnits, wallet);
  return units - due.shareUnits;
}

/** The coin that money is told in comes first. */
function inPayingOrder(bot: Instance): readonly HeldCoin[] {
  const { assetId } = legAt(bot, 0).market.quote;
  const coins = [...bot.coins.values()].filter(({ units }) => units > 0);
  return [...coins.filter((coin) => coin.assetId === assetId), ...coins.filter((coin) => coin.assetId !== assetId)];
}

/**
 * Before the account is emptied: the share of all that is above the mark. Where a bot gives back coins as they are, and its money does
 * not reach, the rest is paid in those coins at their last prices, rounded down.
 * @returns true if something is being paid
 */
export function shareOfAll(hands: ShareHands, bot: Instance): boolean {
  const due = takeDue(hands, bot, Number.POSITIVE_INFINITY);
  if (due === null) return false;
  const { step } = bot;
  let left = due.shareUnits;
  for (const coin of inPayingOrder(bot)) {
    const worth = worthInLegs(bot.legs, coin.assetId, coin.units);
    if (left <= 0 || worth <= 0) continue;
    const part = Math.min(left, worth);
    const units = Number((BigInt(coin.units) * BigInt(part)) / BigInt(worth));
    if (units > 0) pay(hands, due, coin.assetId, units, coinWallet(coin));
    left -= part;
  }
  return bot.step > step;
}
