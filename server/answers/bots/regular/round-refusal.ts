// The refusal of a round at once for which there is not enough money: in its owner's wallet, and in the bot beside what it keeps for coins.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { parseDecimal } from '#server/engine/units.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { refuse, type Refusal } from '../../refusal/refusal.ts';
import type { Rooms } from '../../rooms.ts';

/** Null: there is enough for a whole round. */
export async function roundRefusal(
  bot: OwnedBot,
  { amount }: Pick<RegularTerms, 'amount'>,
  { bots, listings }: Pick<Rooms, 'bots' | 'listings'>,
): Promise<Refusal | null> {
  const { assetId, decimals } = toldCoin(listings, listings.market(bot.marketId));
  const [free, held] = await Promise.all([bots.free(bot.ownerId), bots.holdings(bot)]);
  const carried = bot.figures.holdings?.reduce((sum, { carriedUnits }) => sum + carriedUnits, 0) ?? 0;
  const inBot = (held.find((one) => one.assetId === assetId)?.available ?? 0n) - BigInt(carried);
  const has = (free.get(assetId) ?? 0n) + (inBot > 0n ? inBot : 0n);
  return has < (parseDecimal(amount, decimals) ?? 0n) ? refuse('insufficientBalance') : null;
}
